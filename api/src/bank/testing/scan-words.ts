import { allowedTypos, editDistance, foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../catalogue.ts';
import { plainEquivalentsOf } from '../glosses.ts';

interface Scanned {
  query: string;
  native: LanguageCode;
  targets: readonly LanguageCode[];
  learned: readonly LanguageCode[];
  limit: number;
}

const lowerCased = (text: string) => text.trim().normalize('NFC').toLowerCase();

interface Texts {
  own: string;
  equivalents: readonly { folded: string; lowerCase: string }[];
}

const known = new Map<string, Texts>();

/** Folds the texts of a word once: scans of the same catalogue follow each other. */
function textsOf(word: CatalogueWord, native: LanguageCode): Texts {
  const key = `${word.id} ${native}`;
  const texts = known.get(key) ?? {
    own: foldText(word.text),
    equivalents: plainEquivalentsOf(word, native).map((one) => ({
      folded: foldText(one),
      lowerCase: lowerCased(one),
    })),
  };
  known.set(key, texts);
  return texts;
}

/**
 * Searches as `createSearchIndex` does, by looking at every word: the class of its best fit, then
 * the order of the answer. What the index finds must be the same.
 */
export function scanWords(
  catalogue: Catalogue,
  { query, native, targets, learned, limit }: Scanned,
): CatalogueWord[] {
  const typed = native === 'en' ? query.replace(/^\s*to\s+(?=\S)/i, '') : query;
  const text = foldText(typed);
  if (text === '') return [];
  const asked = new Set(catalogue.ofForm(native, text).map((word) => foldText(word.text)));
  const withForm = new Set(targets.flatMap((code) => catalogue.ofForm(code, text)));
  const words = targets.flatMap((code) => catalogue.ofLanguage(code));

  function fitOf(word: CatalogueWord): number {
    const { own, equivalents } = textsOf(word, native);
    const fits = [withForm.has(word) ? 4 : Infinity];
    if (own === text) {
      const spellings = [word.text, word.stress ?? word.text].map(lowerCased);
      fits.push(spellings.includes(lowerCased(typed)) ? 0 : 1);
    } else if (own.startsWith(text)) fits.push(6);
    for (const [index, { folded, lowerCase }] of equivalents.entries()) {
      const place = Math.min(index, 99) / 100;
      if (folded === text) fits.push((lowerCase === lowerCased(typed) ? 2 : 3) + place);
      else if (folded.startsWith(text)) fits.push(7 + place);
      if (asked.has(folded)) fits.push(5 + place);
    }
    return Math.min(...fits);
  }

  function typosOf(word: CatalogueWord): number {
    const { own, equivalents } = textsOf(word, native);
    const texts = [own, ...equivalents.map(({ folded }) => folded)];
    const allowed = allowedTypos(text.length);
    const typos = texts.map((one) => editDistance(text, one, allowed) ?? Infinity);
    return allowed === 0 ? Infinity : Math.min(...typos);
  }

  const fits = new Map(words.map((word) => [word, fitOf(word)]));
  if (Math.min(...fits.values()) >= 6)
    for (const [word, fit] of fits) if (fit === Infinity) fits.set(word, 8 + typosOf(word));
  const isLearned = ({ language }: CatalogueWord) => learned.includes(language);
  return [...fits]
    .filter(([, fit]) => fit < Infinity)
    .toSorted(
      ([one, fitOfOne], [other, fitOfOther]) =>
        Math.floor(fitOfOne) - Math.floor(fitOfOther) ||
        Number(isLearned(other)) - Number(isLearned(one)) ||
        fitOfOne - fitOfOther ||
        one.level.localeCompare(other.level) ||
        one.rank - other.rank ||
        targets.indexOf(one.language) - targets.indexOf(other.language),
    )
    .slice(0, limit)
    .map(([word]) => word);
}
