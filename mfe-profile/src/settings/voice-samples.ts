import type { LanguageCode } from '@topwords/platform/contracts';

/** A short sentence of each language, to hear a voice by. */
export const voiceSamples: Readonly<Record<LanguageCode, string>> = {
  en: 'Hello! This is how I say new words.',
  es: '¡Hola! Así digo las palabras nuevas.',
  ru: 'Здравствуйте! Так я произношу новые слова.',
  tr: 'Merhaba! Yeni kelimeleri böyle söylüyorum.',
};
