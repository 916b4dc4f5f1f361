import { languageOf, type EmbedLanguage } from '../language-of.ts';

/** Texts of the placeholder while the translator loads. */
const en = {
  /** Names the translator, and the frame that may hold it. */
  title: 'Translator',
  /** Names the box. */
  source: 'Text to translate',
  placeholder: 'Type or paste a text',
  notLoaded: 'Couldn’t load the translator.',
  retry: 'Try again',
};

const texts: Record<EmbedLanguage, typeof en> = {
  en,
  es: {
    title: 'Traductor',
    source: 'Texto para traducir',
    placeholder: 'Escribe o pega un texto',
    notLoaded: 'No se pudo cargar el traductor.',
    retry: 'Reintentar',
  },
  ru: {
    title: 'Переводчик',
    source: 'Текст для перевода',
    placeholder: 'Введите или вставьте текст',
    notLoaded: 'Не удалось загрузить переводчик.',
    retry: 'Повторить',
  },
  tr: {
    title: 'Çevirmen',
    source: 'Çevrilecek metin',
    placeholder: 'Bir metin yazın veya yapıştırın',
    notLoaded: 'Çevirmen yüklenemedi.',
    retry: 'Yeniden dene',
  },
};

type LoaderTexts = typeof en;

function parse(json: string): object {
  try {
    return Object(JSON.parse(json)) as object;
  } catch {
    // The body reports it.
    return {};
  }
}

/**
 * The loader's texts in a locale: `es-MX` → those of `es`; English by default. Those that the page
 * gives (JSON, '' if none) replace them.
 */
export function textsFor(locale: string, json: string): LoaderTexts {
  const own = texts[languageOf(locale)];
  const given = new Map<string, unknown>(Object.entries(parse(json)));
  const all = Object.entries(own).map(([key, text]) => {
    const other = given.get(key);
    return [key, typeof other === 'string' && other.trim() ? other : text];
  });
  return Object.fromEntries(all) as LoaderTexts;
}
