import type { InterfaceLanguage } from './texts.ts';

/** Texts of one front end in each language. English is at hand; another language is loaded once. */
export interface Catalogues<Texts> {
  /** The texts, or their promise while they load; English if they can't be loaded. */
  read(language: InterfaceLanguage): Texts | Promise<Texts>;
  /** The texts if they are loaded, else the English ones: for what can't wait. */
  now(language: InterfaceLanguage): Texts;
}

/** @param others loads the texts in the languages that the front end has besides English */
export function createCatalogues<Texts extends object>(
  english: Texts,
  others: Partial<Record<InterfaceLanguage, () => Promise<Texts>>>,
): Catalogues<Texts> {
  const known = new Map<InterfaceLanguage, Texts | Promise<Texts>>([['en', english]]);

  async function load(language: InterfaceLanguage, ask: () => Promise<Texts>): Promise<Texts> {
    try {
      const texts = await ask();
      known.set(language, texts);
      return texts;
    } catch {
      // The next page tries again.
      known.set(language, english);
      return english;
    }
  }

  function read(language: InterfaceLanguage): Texts | Promise<Texts> {
    const found = known.get(language);
    const ask = others[language];
    if (found !== undefined || ask === undefined) return found ?? english;
    const loading = load(language, ask);
    known.set(language, loading);
    return loading;
  }

  return {
    read,
    now(language) {
      const texts = read(language);
      return texts instanceof Promise ? english : texts;
    },
  };
}
