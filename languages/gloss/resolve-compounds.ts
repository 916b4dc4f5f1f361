import type { ClauseWord } from './clause-word.ts';
import type { Mood } from './features.ts';
import { verbAfter } from './verb-after.ts';

const light = new Set(['pronoun', 'adverb', 'particle']);
const isLight = ({ pos }: ClauseWord) => pos !== undefined && light.has(pos);
const hasMood =
  (mood: Mood) =>
  ({ features }: ClauseWord) =>
    features.mood === mood;

/** An auxiliary, the verb form that follows it, and their combined mood. */
export interface Compound {
  auxiliary: string;
  needs: Mood;
  says: Mood | 'tense of the auxiliary';
  /** A word that links them: `va a salir`. */
  link?: string;
}

/**
 * Sets mood and person of verbs from their auxiliaries: `he perdido`, `va a salir`, `буду ждать`.
 * Silences the auxiliaries.
 */
export function resolveCompounds(
  clause: readonly ClauseWord[],
  compounds: readonly Compound[],
): void {
  for (const [place, helper] of clause.entries()) {
    const compound = compounds.find(
      ({ auxiliary }) => helper.pos === 'verb' && helper.headword === auxiliary,
    );
    if (compound === undefined) continue;
    const link = compound.link === undefined ? undefined : clause[place + 1];
    if (link?.text !== compound.link) continue;
    const start = link === undefined ? place : place + 1;
    const verb = verbAfter(clause, start, hasMood(compound.needs), isLight);
    if (verb === undefined) continue;
    const mood = compound.says === 'tense of the auxiliary' ? helper.features.mood : compound.says;
    const isPerfect = compound.needs === 'participle' && helper.features.mood === 'conditional';
    verb.features = isPerfect
      ? { ...helper.features, mood: 'conditional', isPast: true }
      : { ...helper.features, ...(mood !== undefined && { mood }) };
    helper.silence = 'auxiliary';
    if (link !== undefined) link.silence = 'auxiliary';
  }
}
