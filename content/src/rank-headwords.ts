import type { LanguageCode } from '@topwords/platform/contracts';
import type { Counts, Frequencies } from './frequency.ts';
import type { Lexicon, LexiconEntry } from './lexicon.ts';
import { fold, spellingsOf, tokensOf } from './tokens.ts';

/** The headwords of each language, the most frequent first: a rank is a place in the list, from 1. */
export type Ranks = Record<LanguageCode, string[]>;

function countOfWord(word: string, language: LanguageCode, counts: Counts): number {
  let sum = 0;
  for (const spelling of spellingsOf(word, language)) sum += counts.get(spelling) ?? 0;
  return sum;
}

type Entries = Lexicon[LanguageCode];

/** A headword and its forms as the lists write them, without those that are headwords of their own. */
function formsOfItsOwn(
  { text, forms, language }: LexiconEntry,
  headwords: ReadonlySet<string>,
): Set<string> {
  const folded = [...forms].map((form) => fold(form, language));
  return new Set([fold(text, language), ...folded.filter((form) => !headwords.has(form))]);
}

/**
 * The lists hold words, no phrases. A phrase is taken to be a twentieth of its least frequent word,
 * with that word's forms: an estimate of ours, which keeps "so that" behind most single words and
 * "thank you" within reach.
 */
const phraseShare = 0.05;

function countPhrase(
  { text, language }: LexiconEntry,
  entries: Entries,
  headwords: ReadonlySet<string>,
  counts: Counts,
): number {
  const parts = tokensOf(text, language).map((part) => {
    const entry = entries.get(part);
    const forms = entry ? formsOfItsOwn(entry, headwords) : [part];
    return [...forms].reduce((sum, form) => sum + countOfWord(form, language, counts), 0);
  });
  return phraseShare * Math.min(...parts);
}

interface Counted {
  text: string;
  /** What is certainly the headword's: of itself, and of forms that no other headword has. */
  certain: number;
  /** Its forms that others have as well. */
  shared: string[];
}

/** Counts what each headword has alone, and finds the headwords of the forms that several have. */
function countAlone(entries: Entries, language: LanguageCode, counts: Counts) {
  const headwords = new Set([...entries.keys()].map((text) => fold(text, language)));
  const owners = new Map<string, Counted[]>();
  const counted = [...entries.values()].map((entry) => {
    const isPhrase = entry.text.includes(' ');
    const certain = isPhrase ? countPhrase(entry, entries, headwords, counts) : 0;
    const own: Counted = { text: entry.text, certain, shared: [] };
    for (const form of formsOfItsOwn(entry, headwords)) {
      const others = owners.get(form);
      if (others) others.push(own);
      else owners.set(form, [own]);
    }
    return own;
  });
  for (const [form, having] of owners) {
    const [only] = having;
    if (having.length > 1) for (const own of having) own.shared.push(form);
    else if (only) only.certain += countOfWord(form, language, counts);
  }
  return { counted, owners };
}

/**
 * What each headword of a language counts. A form of several headwords is shared out in proportion
 * to what is certainly theirs, or evenly where nothing is: of "fue" most is ser's and some is ir's,
 * of "una" next to nothing is unir's.
 */
function countHeadwords(entries: Entries, language: LanguageCode, counts: Counts) {
  const { counted, owners } = countAlone(entries, language, counts);
  return counted.map(({ text, certain, shared }) => {
    let count = certain;
    for (const form of shared) {
      const having = owners.get(form) ?? [];
      let all = 0;
      for (const other of having) all += other.certain;
      const share = all > 0 ? certain / all : 1 / having.length;
      count += countOfWord(form, language, counts) * share;
    }
    return { text, count };
  });
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * Ranks headwords by the summed counts of their forms; ties go by text. A form that is a headword
 * itself counts for that one alone: Spanish "para" is no use of "parar".
 */
export function rankHeadwords(lexicon: Lexicon, frequencies: Frequencies): Ranks {
  const rank = (language: LanguageCode) =>
    countHeadwords(lexicon[language], language, frequencies[language])
      .toSorted((one, other) => other.count - one.count || compareTexts(one.text, other.text))
      .map(({ text }) => text);
  return { en: rank('en'), es: rank('es'), ru: rank('ru'), tr: rank('tr') };
}
