import type { Paradigms } from '@topwords/content/paradigms';
import { allSound } from '@topwords/languages/sound';
import type { Catalogue, CatalogueWord } from '../bank/catalogue.ts';

/** How a Russian word is said. */
export interface StressedWord {
  /** In lower case, with U+0301 after its stressed vowel unless it has only one vowel. */
  text: string;
  /** Its IPA, if its author wrote that it does not sound as it is spelled. */
  ipa?: string;
  /** The word that it is said with, if it may have no stress of its own. */
  leansOn?: 'next' | 'last';
}

/**
 * Finds how a Russian word in lower case is said; undefined if it may be said in several ways, or
 * if that is not known.
 */
export type FindStress = (word: string) => StressedWord | undefined;

const [variety] = allSound.ru.varieties;
const leaning: ReadonlySet<string> = new Set(['preposition', 'conjunction', 'particle']);
const enclitics: ReadonlySet<string> = new Set(['же', 'ли', 'бы']);
const vowels = /[аеёиоуыэюя]/gu;

/** The IPA of a headword, if it does not follow from its spelling and stress. */
function ownIpa({ text, stress: stressed = text, ipa }: CatalogueWord): string | undefined {
  const own = ipa[variety];
  return own === allSound.ru.ipaOf({ text, stressed }, variety) ? undefined : own;
}

function leaningOf({ text, pos }: CatalogueWord): Pick<StressedWord, 'leansOn'> {
  if (!leaning.has(pos)) return {};
  return { leansOn: enclitics.has(text) ? 'last' : 'next' };
}

/** A word and its forms. The forms of one with IPA of its own have some, too, which nobody wrote. */
function readingsOf(word: CatalogueWord, tables: Paradigms['words']): StressedWord[] {
  const manner = leaningOf(word);
  const headword = (word.stress ?? word.text).toLowerCase();
  const ipa = ownIpa(word);
  if (ipa !== undefined) return [{ text: headword, ipa, ...manner }];
  const cells = (tables[word.id] ?? []).flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  const forms = cells.flatMap((cell) => cell?.stressed ?? cell?.forms ?? []);
  return [...new Set([headword, ...forms])].map((text) => ({ text, ...manner }));
}

function isStressed(text: string): boolean {
  return /[\u0301ё]/u.test(text) || (text.match(vowels)?.length ?? 0) <= 1;
}

function indexStress(catalogue: Catalogue, tables: Paradigms['words']) {
  /** Null for a word that may be said in several ways. */
  const words = new Map<string, StressedWord | null>();
  for (const word of catalogue.ofLanguage('ru')) {
    for (const reading of readingsOf(word, tables)) {
      const plain = reading.text.replaceAll('\u0301', '');
      const known = words.get(plain);
      if (known?.text === reading.text) continue;
      words.set(plain, known === undefined && isStressed(reading.text) ? reading : null);
    }
  }
  return words;
}

/** Indexes the stress of Russian headwords and their forms on first use: it takes 0.2 seconds. */
export function createStressIndex(catalogue: Catalogue, loadTables: () => Paradigms): FindStress {
  let words: ReturnType<typeof indexStress> | undefined;
  return (word) => {
    words ??= indexStress(catalogue, loadTables().words);
    return words.get(word) ?? undefined;
  };
}
