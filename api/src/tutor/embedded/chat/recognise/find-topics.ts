import { languageCodes } from '@topwords/languages/identity';
import { allTutor, type FormName, type Topic } from '@topwords/languages/tutor';
import { findCue, readCues, type Vocabulary } from './cue.ts';
import type { Token } from './tokens.ts';

const cues = languageCodes.flatMap((code) => readCues<Topic>(allTutor[code].topicCues, code));

const topicsOfForms: Partial<Record<FormName, Topic>> = {
  past: 'past',
  preterite: 'past',
  imperfect: 'past',
  'past-definite': 'past',
  'past-evidential': 'past',
  present: 'present',
  'present-continuous': 'present',
  aorist: 'present',
  future: 'future',
  conditional: 'conditionals',
  subjunctive: 'mood',
  imperative: 'imperative',
  participle: 'participles',
  'past-participle': 'participles',
  gerund: 'infinitive and gerund',
  infinitive: 'infinitive and gerund',
  singular: 'plural',
  plural: 'plural',
  masculine: 'gender',
  feminine: 'gender',
  neuter: 'gender',
  nominative: 'cases',
  genitive: 'cases',
  dative: 'cases',
  accusative: 'cases',
  instrumental: 'cases',
  prepositional: 'cases',
  locative: 'cases',
  ablative: 'cases',
  comparative: 'comparison',
  superlative: 'comparison',
  possessive: 'possessives',
};

/** The topics of grammar that a message names by their words or by names of forms. */
export function findTopics(
  tokens: readonly Token[],
  forms: readonly FormName[],
  vocabulary: Vocabulary,
): Topic[] {
  const named = cues.flatMap((cue) =>
    findCue(cue, tokens, vocabulary).length > 0 ? [cue.means] : [],
  );
  return [...new Set([...named, ...forms.flatMap((form) => topicsOfForms[form] ?? [])])];
}
