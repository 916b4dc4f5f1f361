import type { LanguageCode } from '@topwords/platform/contracts';
import { verbAfter, type ClauseUnit } from './clause.ts';
import type { Mood } from './features.ts';

const light = new Set(['pronoun', 'adverb', 'particle']);
const isLight = ({ pos }: ClauseUnit) => pos !== undefined && light.has(pos);
const hasMood =
  (mood: Mood) =>
  ({ features }: ClauseUnit) =>
    features.mood === mood;

/** An auxiliary, the verb form that follows it, and what both say together. */
interface Compound {
  auxiliary: string;
  needs: Mood;
  says: Mood | 'tense of the auxiliary';
  /** A word between them that belongs to both: `va a salir`. */
  link?: string;
}

const compounds: Partial<Record<LanguageCode, Compound[]>> = {
  es: [
    { auxiliary: 'haber', needs: 'participle', says: 'past' },
    { auxiliary: 'estar', needs: 'gerund', says: 'tense of the auxiliary' },
    { auxiliary: 'ir', needs: 'infinitive', says: 'future', link: 'a' },
  ],
  ru: [{ auxiliary: 'быть', needs: 'infinitive', says: 'future' }],
};

/**
 * Lets Spanish and Russian auxiliaries tell the mood and person of their verbs: `he perdido`, `va a
 * salir`, `буду ждать`. What only helped is not said any more.
 */
export function resolveCompounds(clause: readonly ClauseUnit[], language: LanguageCode): void {
  for (const [place, helper] of clause.entries()) {
    const compound = compounds[language]?.find(
      ({ auxiliary }) => helper.pos === 'verb' && helper.reading?.word.text === auxiliary,
    );
    if (compound === undefined) continue;
    const link = compound.link === undefined ? undefined : clause[place + 1];
    if (link?.text !== compound.link) continue;
    const start = link === undefined ? place : place + 1;
    const verb = verbAfter(clause, start, hasMood(compound.needs), isLight);
    if (verb === undefined) continue;
    const mood = compound.says === 'tense of the auxiliary' ? helper.features.mood : compound.says;
    verb.features = { ...helper.features, ...(mood !== undefined && { mood }) };
    helper.silence = 'auxiliary';
    if (link !== undefined) link.silence = 'auxiliary';
  }
}
