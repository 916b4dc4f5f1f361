import { languageOf, type EmbedLanguage } from '../language-of.ts';

/** Texts of the placeholder while the translator loads. */
const en = {
  /** Names the translator, and the frame that may hold it. */
  title: 'Translator',
  /** Names the box. */
  source: 'Text to translate',
  placeholder: 'Type or paste a text',
  failed: 'Couldn’t load the translator.',
  retry: 'Try again',
};

const texts: Record<EmbedLanguage, typeof en> = {
  en,
  es: {
    title: 'Traductor',
    source: 'Texto para traducir',
    placeholder: 'Escribe o pega un texto',
    failed: 'No se pudo cargar el traductor.',
    retry: 'Reintentar',
  },
  ru: {
    title: 'Переводчик',
    source: 'Текст для перевода',
    placeholder: 'Введите или вставьте текст',
    failed: 'Не удалось загрузить переводчик.',
    retry: 'Повторить',
  },
  tr: {
    title: 'Çevirmen',
    source: 'Çevrilecek metin',
    placeholder: 'Bir metin yazın veya yapıştırın',
    failed: 'Çevirmen yüklenemedi.',
    retry: 'Yeniden dene',
  },
};

/** The loader's texts in a locale: `es-MX` → those of `es`; English by default. */
export function textsFor(locale: string): typeof en {
  return texts[languageOf(locale)];
}
