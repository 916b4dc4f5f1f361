import type { InterfaceLanguage } from '../contracts/index.ts';

/** Texts of one front end in each language. English is at hand; another language is loaded once. */
export interface Catalogues<Texts> {
  /**
   * The texts of a language that is at hand, or always the same promise of those that are loaded:
   * of the English ones if they can't be.
   */
  read(language: InterfaceLanguage): Texts | Promise<Texts>;
  /** The texts if they are loaded, else the English ones: for what can't wait. */
  now(language: InterfaceLanguage): Texts;
}

/** @param others loads the texts in the languages that the front end has besides English */
export function createCatalogues<Texts extends object>(
  english: Texts,
  others: Partial<Record<InterfaceLanguage, () => Promise<Texts>>>,
): Catalogues<Texts> {
  const loaded = new Map<InterfaceLanguage, Texts>();
  const asked = new Map<InterfaceLanguage, Promise<Texts>>();

  async function load(language: InterfaceLanguage, ask: () => Promise<Texts>): Promise<Texts> {
    // Without the network a page speaks English; the next page tries again.
    const texts = await ask().catch(() => english);
    loaded.set(language, texts);
    return texts;
  }

  function read(language: InterfaceLanguage): Texts | Promise<Texts> {
    const ask = others[language];
    if (ask === undefined) return english;
    const reading = asked.get(language) ?? load(language, ask);
    asked.set(language, reading);
    return reading;
  }

  return {
    read,
    now(language) {
      void read(language);
      return loaded.get(language) ?? english;
    },
  };
}
