import type { LanguageCode } from '@topwords/languages/identity';
import { level } from '@topwords/platform/contracts';
import { z } from 'zod';
import { inOtherLanguages, text } from '../rows/authored-text.ts';
import { teachingKey } from './teaching-key.ts';

/** What a grammar note is about, by which questions find it. */
const grammarTopics = [
  'adjectives',
  'adverbs',
  'agreement',
  'alphabet and sound',
  'articles',
  'aspect',
  'cases',
  'causative',
  'comparison',
  'conditionals',
  'conjunctions',
  'countability',
  'existence and possession',
  'future',
  'gender',
  'imperative',
  'impersonal',
  'infinitive and gerund',
  'modality',
  'mood',
  'motion',
  'negation',
  'numbers',
  'participles',
  'passive',
  'past',
  'plural',
  'possessives',
  'postpositions',
  'prepositions',
  'present',
  'pronouns',
  'questions',
  'quantity',
  'reflexives',
  'relative clauses',
  'reported speech',
  'spelling',
  'stress',
  'time',
  'vowel harmony',
  'word order',
] as const;

/** The schema of one line of `teaching/grammar/<language>.jsonl`: a short note on one point. */
export function grammarNoteSchema(language: LanguageCode) {
  const inNative = inOtherLanguages(language, text);
  return z.strictObject({
    key: teachingKey,
    level,
    topics: z.array(z.enum(grammarTopics)).min(1),
    /** Names of the headwords that the note is about: the triggers of a mood, a preposition. */
    words: z.array(text).optional(),
    title: inNative,
    /** Words of the language are set in asterisks. */
    note: inNative,
    examples: z.array(z.strictObject({ text, translation: inNative })).min(2),
  });
}

export type GrammarNote = z.infer<ReturnType<typeof grammarNoteSchema>>;
