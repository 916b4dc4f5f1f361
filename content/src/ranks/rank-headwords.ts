import { allText, fold, spellingsOf, tokensOf } from '@topwords/languages/text';
import { ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';
import type { Counts, Frequencies } from './frequency.ts';
import type { Lexicon, LexiconEntry } from '../lexicon/lexicon.ts';
import { override, type RankOverrides } from './rank-overrides.ts';

/**
 * The headwords of each language, the most frequent first: a rank is a position in the list, from
 * 1.
 */
export type Ranks = Record<LanguageCode, string[]>;

/**
 * The share of everyday text that is each headword with its forms, in millionths; in the order of
 * the ranks.
 */
export type Shares = Record<LanguageCode, number[]>;

function countOfWord(word: string, language: LanguageCode, counts: Counts): number {
  let sum = 0;
  for (const spelling of spellingsOf(word, allText[language])) sum += counts.get(spelling) ?? 0;
  return sum;
}

type Entries = Lexicon[LanguageCode];

/**
 * A headword and its forms as the lists spell them, without forms that are headwords themselves.
 */
function ownForms(
  { text, forms, recognized, language }: LexiconEntry,
  headwords: ReadonlySet<string>,
): Set<string> {
  const folded = [...forms, ...recognized].map((form) => fold(form, language));
  return new Set([fold(text, language), ...folded.filter((form) => !headwords.has(form))]);
}

/**
 * The lists have words but no phrases. We estimate a phrase as a twentieth of its least frequent
 * word with that word's forms, which ranks "so that" after most single words but keeps "thank you"
 * frequent.
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
    const forms = entry ? ownForms(entry, headwords) : [part];
    return [...forms].reduce((sum, form) => sum + countOfWord(form, language, counts), 0);
  });
  return phraseShare * Math.min(...parts);
}

interface Counted {
  name: string;
  /** Unambiguous count: the headword itself, and forms that no other headword has. */
  certain: number;
  /** Its forms that other headwords share. */
  shared: string[];
}

/** Counts each headword's unambiguous forms, and finds the headwords of shared forms. */
function countUnambiguous(entries: Entries, language: LanguageCode, counts: Counts) {
  const headwords = new Set([...entries.values()].map(({ text }) => fold(text, language)));
  const owners = new Map<string, Counted[]>();
  const counted = [...entries.values()].map((entry) => {
    const isPhrase = entry.text.includes(' ');
    const certain = isPhrase ? countPhrase(entry, entries, headwords, counts) : 0;
    const own: Counted = { name: entry.name, certain, shared: [] };
    for (const form of ownForms(entry, headwords)) {
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
 * Counts each headword of a language. Divides a form of several headwords in proportion to their
 * unambiguous counts, or evenly if they have none: most of "fue" goes to ser and some to ir, and
 * next to nothing of "una" to unir.
 */
function countHeadwords(
  entries: Entries,
  language: LanguageCode,
  counts: Counts,
): Map<string, number> {
  const { counted, owners } = countUnambiguous(entries, language, counts);
  return new Map(
    counted.map(({ name, certain, shared }) => {
      let count = certain;
      for (const form of shared) {
        const having = owners.get(form) ?? [];
        let all = 0;
        for (const other of having) all += other.certain;
        const share = all > 0 ? certain / all : 1 / having.length;
        count += countOfWord(form, language, counts) * share;
      }
      return [name, count];
    }),
  );
}

/**
 * A headword's frequency in both corpora: the geometric mean of its counts per million words, each
 * raised by one so that a word that one of them lacks is rare, not absent.
 */
function combine(perCorpus: readonly { counts: Map<string, number>; words: number }[]) {
  const names = [...(perCorpus[0]?.counts.keys() ?? [])];
  return new Map(
    names.map((name) => {
      const perMillion = perCorpus.map(
        ({ counts, words }) => 1 + ((counts.get(name) ?? 0) / words) * 1e6,
      );
      const product = perMillion.reduce((all, one) => all * one, 1);
      return [name, product ** (1 / perCorpus.length)];
    }),
  );
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function sumOf(counts: Counts): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return Math.max(1, sum);
}

/**
 * Measures how much of the texts of several corpora each headword is, on average, by the counts of
 * its forms. A phrase has no share of its own: its words have theirs.
 */
export function shareHeadwords(
  lexicon: Lexicon,
  corpora: readonly Frequencies[],
  ranks: Ranks,
): Shares {
  return ofEachLanguage((language) => {
    const entries = lexicon[language];
    const perCorpus = corpora.map((corpus) => {
      const words = sumOf(corpus[language]);
      const counts = countHeadwords(entries, language, corpus[language]);
      return (name: string) => (counts.get(name) ?? 0) / words / corpora.length;
    });
    return ranks[language].map((name) => {
      if (entries.get(name)?.text.includes(' ')) return 0;
      return Math.round(perCorpus.reduce((sum, shareOf) => sum + shareOf(name), 0) * 1e6);
    });
  });
}

/**
 * Ranks headwords by the counts of their forms in several corpora, ties by name. A form that is
 * itself a headword only counts for that headword: Spanish "para" does not count for "parar".
 * Overrides come last.
 * @throws when an override names no headword
 */
export function rankHeadwords(
  lexicon: Lexicon,
  corpora: readonly Frequencies[],
  overrides: RankOverrides,
): Ranks {
  return ofEachLanguage((language) => {
    const frequencies = combine(
      corpora.map((corpus) => ({
        counts: countHeadwords(lexicon[language], language, corpus[language]),
        words: sumOf(corpus[language]),
      })),
    );
    override(frequencies, overrides[language]);
    return [...frequencies]
      .toSorted(([one, a], [other, b]) => b - a || compareTexts(one, other))
      .map(([name]) => name);
  });
}
