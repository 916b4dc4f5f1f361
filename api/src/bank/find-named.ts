import { foldText } from '@topwords/languages/text';
import type { Catalogue, CatalogueWord } from './catalogue.ts';
import type { UsageOf } from './usage-loader.ts';

/** A word that authors name; `word` is undefined if it is not a headword of the bank. */
export interface NamedWord {
  text: string;
  word: CatalogueWord | undefined;
}

/** A homograph with the note that distinguishes it: `lie (untruth)`. */
const homographName = /^(?<text>.+) \((?<homograph>.+)\)$/u;

/**
 * Finds the word that an entry refers to, by its text or its homograph's name. If the name fits
 * several homographs, takes one with the entry's part of speech, or else the commonest.
 */
export function findNamed(
  catalogue: Pick<Catalogue, 'ofText'>,
  { id, language, pos }: Pick<CatalogueWord, 'id' | 'language' | 'pos'>,
  name: string,
): NamedWord {
  const { text = name, homograph } = homographName.exec(name)?.groups ?? {};
  const written = (asked: string) =>
    catalogue
      .ofText(language, foldText(asked))
      .filter((word) => word.id !== id && (word.text === asked || word.stress === asked));
  const told = written(text).find((word) => word.homograph === homograph);
  if (homograph !== undefined && told !== undefined) return { text, word: told };
  const words = written(name);
  return { text: name, word: words.find((word) => word.pos === pos) ?? words[0] };
}

/**
 * Finds the verb that an entry names as its partner in aspect. Of homographs, it is the one that
 * names the entry as its own partner: провожать goes with проводить "accompany", not "spend".
 */
export function findPartner(
  { catalogue, usageOf }: { catalogue: Pick<Catalogue, 'ofText'>; usageOf: UsageOf },
  entry: Pick<CatalogueWord, 'id' | 'language' | 'pos' | 'text'>,
  name: string,
): NamedWord {
  const mutual = catalogue
    .ofText(entry.language, foldText(name))
    .find((word) => word.text === name && usageOf(word).partners?.includes(entry.text));
  return mutual === undefined ? findNamed(catalogue, entry, name) : { text: name, word: mutual };
}
