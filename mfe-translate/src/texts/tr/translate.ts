import type { LanguageCode } from '@topwords/platform/contracts';
import { formatNumber, turkishPartsOfSpeech } from '@topwords/platform/i18n';
import type { Texts } from '../en/en.ts';
import { trPanes } from './panes.ts';

const language = 'tr';

/** Example texts, in each language of the bank. */
const examples: Record<LanguageCode, readonly string[]> = {
  en: ['house', 'good morning', 'How are you?'],
  es: ['casa', 'buenos días', '¿Cómo estás?'],
  ru: ['дом', 'доброе утро', 'Как дела?'],
  tr: ['ev', 'günaydın', 'Nasılsın?'],
};

/** Texts of the translator. */
export const translate: Texts['translate'] = {
  ...trPanes.translate,
  emptyHint: 'Tek bir kelime yazarsanız sözlük maddesi de gösterilir.',
  offlineAdvice: 'Yeniden çevrimiçi olduğunuzda metin çevrilecek.',
  title: 'Çeviri',
  favorites: 'Favoriler',
  partsOfSpeech: turkishPartsOfSpeech,
  examples,
  examplesTitle: 'Bunlardan birini deneyin',
  askTutor: 'Yapay zekâ öğretmenine sor',
  showFavorites: 'Favorileri göster',
  dictionary: 'Sözlük',
  entries: 'Olası eşleşmeler',
  formOf: (form, headword) => `“${form}”, “${headword}” kelimesinin bir biçimidir`,
  listenWord: (word) => `Dinle: ${word}`,
  listenSentence: (sentence) => `Dinle: “${sentence}”`,
  ipa: (ipa) => `Telaffuz: ${ipa}`,
  rank: (rank) => `#${formatNumber(language, rank)}`,
  rankSpoken: (rank) => `Sıklık sırası: ${formatNumber(language, rank)}`,
  openWord: 'Kelimeyi aç',
  openWordNamed: (word) => `Kelimeyi aç: ${word}`,
  recents: 'Son çeviriler',
  reopen: 'Yeniden aç',
  direction: (from, to) => `${from} → ${to}`,
  forget: (text) => `Son çevirilerden kaldır: “${text}”`,
  forgotten: 'Kaldırıldı',
  forgetAll: 'Tümünü temizle',
  allForgotten: 'Son çeviriler temizlendi',
  undo: 'Geri al',
  restored: 'Son çeviriler geri getirildi',
  showAll: (count) => `Tümünü göster (${formatNumber(language, count)})`,
  shortcuts: {
    title: 'Klavye kısayolları',
    open: 'Klavye kısayolları',
    close: 'Kapat',
    translate: 'Şimdi çevir',
    swap: 'Dillerin yerini değiştir',
    copy: 'Çeviriyi kopyala',
    play: 'Çeviriyi dinle',
    favorite: 'Favorilere kaydet',
    tutor: 'Yapay zekâ öğretmenine sor',
    clear: 'Metni temizle (metin kutusunda iki kez basın)',
    help: 'Bu kısayolları göster',
    appleHint:
      'Yazarken ⌥A, ⌥C ve ⌥S tuşları å, ç ve ß yazar. Önce Tab tuşuyla metin kutusundan çıkın.',
  },
};
