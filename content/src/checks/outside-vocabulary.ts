import { fold } from '@topwords/languages/text';
import { ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';
import { z } from 'zod';

/** Why a word of a sentence is no headword. */
const reasons = [
  /** Name of a person or place that no sentence writes inside. */
  'name',
  /** Part of a contraction or of a spelling with an apostrophe or a hyphen. */
  'part of a word',
  /** Formed by a rule from a headword, in a way that no table shows. */
  'derived',
  /** A word that the bank does not teach yet. */
  'not taught yet',
] as const;

const formsByReason = z.partialRecord(z.enum(reasons), z.array(z.string().min(1)));

/** `outside-vocabulary.json`: words of sentences that belong to no headword, by reason. */
export const outsideVocabularySchema = z.strictObject(ofEachLanguage(() => formsByReason));

export type OutsideVocabulary = z.infer<typeof outsideVocabularySchema>;

/** All such words of a language, folded. */
export function outsideOf(outside: OutsideVocabulary, language: LanguageCode): Set<string> {
  return new Set(
    Object.values(outside[language])
      .flat()
      .map((form) => fold(form, language)),
  );
}
