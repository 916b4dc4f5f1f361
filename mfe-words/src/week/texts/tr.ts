import { formatDay, formatDays, formatMinutes, formatPercent } from '@topwords/platform/i18n';
import { counted, language, number } from '../../texts/wording/tr.ts';
import type { WeekTexts } from './en.ts';

function goal(kind: 'words' | 'minutes', amount: number): string {
  if (kind === 'minutes') return formatMinutes(language, amount);
  return counted(amount, '# kelime');
}

/** The texts of the look back at a week, in Turkish. */
export const tr: WeekTexts = {
  title: 'Haftanız',
  range: (from, to) =>
    formatDays(language, from, to, { month: 'long', day: 'numeric', year: 'numeric' }),
  weeks: 'Haftalar',
  previous: 'Önceki hafta',
  next: 'Sonraki hafta',
  current: 'Bu hafta',
  failed: 'Hafta yüklenemedi',
  unknownTitle: 'Böyle bir hafta yok',
  unknownText: 'Bağlantı eksik olabilir.',
  days: 'Gün gün',
  day: 'Gün',
  answers: 'Yanıt',
  minutes: 'Dk',
  minutesSpoken: 'Dakika',
  newWords: 'Yeni',
  newWordsSpoken: 'Yeni kelimeler',
  right: 'Doğru',
  goal: 'Hedef',
  total: 'Toplam',
  goals: (count) => counted(count, '# gün'),
  goalReached: (kind, amount) => `Hedefe ulaşıldı: ${goal(kind, amount)}`,
  goalOpen: (kind, amount) => `Ulaşılmadı: ${goal(kind, amount)}`,
  none: 'yok',
  date: (date) => formatDay(language, date, { weekday: 'short', day: 'numeric' }),
  dateSpoken: (date) =>
    formatDay(language, date, { weekday: 'long', day: 'numeric', month: 'long' }),
  number,
  about: (count) => `≈ ${number(count)}`,
  aboutNote: '≈ Bazı yanıtların süresi bilinmiyor, her biri 20 saniye sayılır.',
  percent: (share) => formatPercent(language, share),
  gained: (count) => counted(count, '# kelime kazandınız'),
  gainedHint: 'Bu hafta yeniydiler ve en az bir kez hatırladınız.',
  gainedNone: 'Bu hafta yeni kelime yok.',
  slipped: (count) => counted(count, '# kelime unutuldu'),
  slippedHint: 'Bunlarda en az bir kez yanıldınız. Akılda kalsınlar diye daha erken dönerler.',
  understanding: 'Ne kadarını anlıyorsunuz',
  emptyTitle: 'Bu hafta henüz bir şey yok',
  emptyText: 'Başlamak için birkaç kart yeter. Hemen burada görünürler.',
  practice: 'Şimdi alıştırma yap',
  emptyPastTitle: 'Bu haftada alıştırma yok',
  emptyPastText: 'Kelimeleriniz sizi bekledi, dilediğiniz an devam edebilirsiniz.',
};
