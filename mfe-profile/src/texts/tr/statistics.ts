import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import { formatDay, formatPercent, plural } from '@topwords/platform/i18n';
import type { Texts } from '../en/en.ts';
import { language, number, reviews, words } from './formats.ts';

/** The Turkish name of a language. */
const languages: Record<LanguageCode, string> = {
  en: 'İngilizce',
  es: 'İspanyolca',
  ru: 'Rusça',
  tr: 'Türkçe',
};

/** The words of each part of speech. */
const parts: Record<PartOfSpeech, string> = {
  noun: 'İsimler',
  verb: 'Fiiller',
  adjective: 'Sıfatlar',
  adverb: 'Zarflar',
  pronoun: 'Zamirler',
  determiner: 'Belirleyiciler',
  preposition: 'Edatlar',
  conjunction: 'Bağlaçlar',
  numeral: 'Sayılar',
  interjection: 'Ünlemler',
  particle: 'Parçacıklar',
};

function done(count: { reviews: number; learned: number }): string {
  return `${reviews(count.reviews)}, ${words(count.learned)} öğrenildi`;
}

/** Texts of the statistics. */
export const statistics: Texts['statistics'] = {
  title: 'Öğrenme istatistikleri',
  failed: 'İstatistikler yüklenemedi',
  error: 'İstatistikler alınırken bir hata oluştu',
  emptyText: 'İlerlemenizi burada görmek için öğreneceğiniz bir dil seçin.',
  choose: 'Dil seç',
  languages,

  progress: 'Diller',
  learnedOf: (learned, total) => `Öğrenilen: ${number(learned)} / ${words(total)}`,
  starred: (count) => `${number(count)} yıldızlı`,
  progressOf: (name) => `${name}: öğrenilen`,
  since: (percent, date) =>
    `(${formatDay(language, date, { day: 'numeric', month: 'long' })}: ${percent})`,
  percent: (share) => formatPercent(language, share),

  activity: 'Bir yıllık etkinlik',
  activityOf: (days, total) =>
    days === 0
      ? 'Henüz bir şey yok. Alıştırma yaptığınız veya kelime öğrendiğiniz her gün burada görünür.'
      : `Son bir yılda ${number(days)} gün etkindiniz: ${done(total)}.`,
  chooseDay: 'Gün',
  weekday: (date) => formatDay(language, date, { weekday: 'short' }),
  month: (date) => formatDay(language, date, { month: 'short' }),
  day: (date) =>
    formatDay(language, date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  dayDone: (day) => (day.reviews === 0 && day.learned === 0 ? 'alıştırma yapılmadı' : done(day)),
  legendNone: 'Hiç',
  legendMost: (count) => `Günde en az ${number(count)} tekrar ve kelime`,
  showTable: 'Tablo olarak göster',
  week: 'Hafta başı',
  weekOf: (date) => formatDay(language, date, { day: 'numeric', month: 'short', year: 'numeric' }),
  activeDays: 'Etkin günler',
  reviews: 'Tekrarlar',
  learned: 'Öğrenilen kelimeler',
  number,

  forecast: 'Önümüzdeki 14 günün tekrarları',
  forecastSum: (count) =>
    plural(language, count, { other: 'Önümüzdeki 14 günde # kart tekrar edilecek.' }),
  forecastNone:
    'Henüz planlanmış bir şey yok. Alıştırma yaptığınız kelimeler, tekrar zamanıyla birlikte burada görünür.',

  parts: 'Sözcük türleri',
  partsHint: 'Her türden kaç kelime öğrendiğiniz. Kelimelerini görmek için birini seçin.',
  partsLanguage: 'Dil',
  partsEmpty: 'Bu dilde henüz kelime yok.',
  part: (pos) => parts[pos],
  partOf: (learned, total) => `${number(learned)} / ${number(total)}`,
  partLearned: 'kelime öğrenildi',
};

/** Texts of the list of words of one part of speech. */
export const wordsOfPart: Texts['wordsOfPart'] = {
  title: (pos, code) => `${languages[code]} ${parts[pos].toLocaleLowerCase(language)}`,
  back: 'Profile dön',
  failed: 'Kelimeler yüklenemedi',
  moreFailed: 'Daha fazla kelime yüklenemedi',
  advice: 'Lütfen yeniden deneyin.',
  emptyTitle: 'Burada kelime yok',
  emptyText: 'Bu dilde bu türden kelime yok.',
  loadMore: 'Daha fazla yükle',
  shown: (count) => plural(language, count, { other: '# kelime gösteriliyor' }),
  end: (count) => `Listenin sonu: ${words(count)}.`,
  listen: (word) => `Dinle: ${word}`,
  rank: (rank) => `#${number(rank)}`,
  rankSpoken: (rank) => `Sıklık sırası: ${number(rank)}`,
  starred: 'Yıldızlı',
  learned: 'Öğrenildi',
};
