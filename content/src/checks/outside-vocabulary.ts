import { fold } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/languages/identity';
import type { z } from 'zod';
import { formsByReason, formsIn } from './forms-by-reason.ts';

/** Why a word of a sentence is no headword. */
const reasons = [
  /** Name of a person or place that no sentence of ours or of everyday texts writes inside. */
  'name',
  /** Part of a contraction or of a spelling with an apostrophe or a hyphen. */
  'part of a word',
  /** Formed by a rule from a headword, in a way that no table shows. */
  'derived',
  /** A word that the bank does not teach yet. */
  'not taught yet',
] as const;

/** `outside-vocabulary.json`: words of sentences that belong to no headword, by reason. */
export const outsideVocabularySchema = formsByReason(reasons);

export type OutsideVocabulary = z.infer<typeof outsideVocabularySchema>;

/** The words of a language that need not be taught, folded: names, parts of words, and derived ones. */
export function neverTaught(outside: OutsideVocabulary, language: LanguageCode): Set<string> {
  const { name: names = [], 'part of a word': parts = [], derived = [] } = outside[language];
  return new Set([...names, ...parts, ...derived].map((form) => fold(form, language)));
}

/** All such words of a language, folded. */
export function outsideOf(outside: OutsideVocabulary, language: LanguageCode): Set<string> {
  return new Set(formsIn(outside, language).map((form) => fold(form, language)));
}
