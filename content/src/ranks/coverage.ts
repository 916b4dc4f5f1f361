import { allText, findByRule, foldText, listTokensOf, spellingsOf } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/languages/identity';
import type { Counts } from './frequency.ts';
import type { LexiconEntry } from '../lexicon/lexicon.ts';
import type { LocatedRow } from '../rows/read-rows.ts';

/** How many of a frequency list's top forms are examined. */
const depths = [500, 1000, 2000] as const;

export interface Coverage {
  /** Number of forms from the top of the list. */
  depth: number;
  /** Share of the forms that are a headword or a listed form. */
  learned: number;
  /** Share of the forms that are one or appear in a sentence. */
  shown: number;
  /** Share of the shown forms in running text, of all that the list counts. */
  runningText: number;
}

function addSpellings(known: Set<string>, text: string, language: LanguageCode) {
  for (const token of listTokensOf(text, language)) {
    for (const spelling of spellingsOf(token, allText[language])) known.add(spelling);
  }
}

/** The headwords and listed forms of a language. */
export function learnedForms(entries: Iterable<LexiconEntry>): Set<string> {
  const known = new Set<string>();
  for (const { language, text, forms, recognized } of entries) {
    for (const form of [text, ...forms, ...recognized]) addSpellings(known, form, language);
  }
  return known;
}

/** Those of a list's forms that a rule makes of a headword's: see `findByRule`. */
export function formsByRule(
  entries: Iterable<LexiconEntry>,
  listed: Iterable<string>,
  language: LanguageCode,
): Set<string> {
  const rules = allText[language];
  if (!rules.baseForms) return new Set();
  const owners = new Map<string, { text: string; pos: string }[]>();
  for (const { text, forms, recognized, lexeme } of entries) {
    const word = { text, pos: lexeme.pos };
    for (const form of new Set([text, ...forms, ...recognized].map(foldText))) {
      const others = owners.get(form);
      if (others) others.push(word);
      else owners.set(form, [word]);
    }
  }
  const find = (form: string) => owners.get(form) ?? [];
  return new Set(
    [...listed].filter((form) => {
      const folded = foldText(form);
      return !owners.has(folded) && findByRule(rules, folded, find).length > 0;
    }),
  );
}

/** The words in the sentences of a language. */
export function shownForms(rows: readonly LocatedRow[], language: LanguageCode): Set<string> {
  const known = new Set<string>();
  for (const { row } of rows) {
    for (const sentence of row.sentences) addSpellings(known, sentence[language], language);
  }
  return known;
}

/** How much of the top of a frequency list is learned or shown. */
export function coverageOf(
  counts: Counts,
  learned: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): Coverage[] {
  let total = 0;
  for (const count of counts.values()) total += count;
  return depths.map((depth) => {
    const top = [...counts].slice(0, depth);
    const covered = top.filter(([form]) => learned.has(form) || shown.has(form));
    return {
      depth,
      learned: top.filter(([form]) => learned.has(form)).length / top.length,
      shown: covered.length / top.length,
      runningText: covered.reduce((sum, [, count]) => sum + count, 0) / total,
    };
  });
}

/**
 * This many of a language's most frequent forms must belong to a headword or be left out with a
 * reason.
 */
export const completeDepth = 700;

/** The forms within `completeDepth` that neither belong to a headword nor are left out. */
export function unaccountedForms(
  counts: Counts,
  learned: ReadonlySet<string>,
  leftOut: ReadonlySet<string>,
): string[] {
  const top = [...counts.keys()].slice(0, completeDepth);
  return top.filter((form) => !learned.has(form) && !leftOut.has(form));
}

/** The most frequent forms that are neither learned nor shown, as candidates for new rows. */
export function missingForms(
  counts: Counts,
  learned: ReadonlySet<string>,
  shown: ReadonlySet<string>,
  length: number,
): string[] {
  const missing = [...counts.keys()].filter((form) => !learned.has(form) && !shown.has(form));
  return missing.slice(0, length);
}
