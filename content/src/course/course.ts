import { ofEachLanguage } from '@topwords/languages/identity';
import { levels, type PartOfSpeech } from '@topwords/platform/contracts';
import { z } from 'zod';
import type { LexiconEntry } from '../lexicon/lexicon.ts';

const name = z.string().min(1);

const coursePlan = z.strictObject({
  /** Names of the headwords with which the course begins, in the order of teaching. */
  first: z.array(name),
  /** Headwords that are taught together, when the first of them is due: days, months, colours. */
  sets: z.array(z.strictObject({ topic: name, words: z.array(name).min(2) })),
});

/** `courses.json`: what authors decide about the order of teaching in each language. */
export const coursePlansSchema = z.strictObject(ofEachLanguage(() => coursePlan));

export type CoursePlan = z.infer<typeof coursePlan>;
export type CoursePlans = z.infer<typeof coursePlansSchema>;

/** Kinds of words that are woven together, so that any stretch of the course makes sentences. */
type Strand = 'thing' | 'action' | 'quality' | 'grammar' | 'formula';

const strands: Record<PartOfSpeech, Strand> = {
  noun: 'thing',
  verb: 'action',
  adjective: 'quality',
  adverb: 'quality',
  pronoun: 'grammar',
  determiner: 'grammar',
  preposition: 'grammar',
  conjunction: 'grammar',
  particle: 'grammar',
  numeral: 'thing',
  interjection: 'formula',
};

function strandOf({ text, lexeme }: LexiconEntry): Strand {
  return text.includes(' ') ? 'formula' : strands[lexeme.pos];
}

/**
 * Weaves lists in proportion to their lengths: each stretch of the result has its share of each list,
 * in that list's order.
 */
function weave<T>(lists: readonly (readonly T[])[]): T[] {
  return lists
    .flatMap((list) => list.map((item, place) => ({ item, at: (place + 0.5) / list.length })))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Moves the members of each set to right after the member that comes first. */
function gatherSets(names: readonly string[], sets: CoursePlan['sets']): string[] {
  const setOf = new Map(sets.flatMap(({ words }) => words.map((word) => [word, words] as const)));
  const done = new Set<string>();
  return names.flatMap((headword) => {
    if (done.has(headword)) return [];
    const together = setOf.get(headword) ?? [headword];
    const left = together.filter((word) => !done.has(word));
    for (const word of left) done.add(word);
    return left;
  });
}

/**
 * The order in which a language's headwords are taught: first those that authors put first; then by
 * CEFR level, and within a level by frequency, with nouns, verbs, qualities, function words and
 * formulas woven together and closed sets kept together.
 * @param ranked all headwords, the most frequent first
 * @throws when the plan names no headword, or one twice
 */
export function orderCourse(ranked: readonly LexiconEntry[], plan: CoursePlan): string[] {
  const known = new Set(ranked.map((entry) => entry.name));
  const planned = [...plan.first, ...plan.sets.flatMap(({ words }) => words)];
  const unknown = planned.find((headword) => !known.has(headword));
  if (unknown) throw new Error(`courses.json names "${unknown}", which is not a headword`);
  const repeated = [plan.first, plan.sets.flatMap(({ words }) => words)]
    .flatMap((list) => list.filter((headword, place) => list.indexOf(headword) !== place))
    .at(0);
  if (repeated) throw new Error(`courses.json names "${repeated}" twice`);
  const first = new Set(plan.first);
  const rest = ranked.filter((entry) => !first.has(entry.name));
  const byLevel = levels.flatMap((level) => {
    const ofLevel = rest.filter(({ lexeme }) => lexeme.level === level);
    return weave([...Map.groupBy(ofLevel, strandOf).values()]);
  });
  const ordered = gatherSets(
    byLevel.map((entry) => entry.name),
    plan.sets.map(({ topic, words }) => ({
      topic,
      words: words.filter((word) => !first.has(word)),
    })),
  );
  return [...plan.first, ...ordered];
}
