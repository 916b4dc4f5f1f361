import type { LanguageCode, PracticeCard } from '@topwords/platform/contracts';
import type { FoundCloze } from './find-clozes.ts';

/** The card before a word of the same meaning in another language. */
export interface Parallel {
  of: PracticeCard;
  language: LanguageCode;
}

/** The sentences that the card before shows too, if there are any; otherwise all. */
export function preferShared<Found extends FoundCloze>(
  clozes: readonly Found[],
  parallel: Parallel | undefined,
): readonly Found[] {
  const example = parallel?.of.example;
  if (parallel === undefined || example === undefined) return clozes;
  const text = `${example.before}${example.answer}${example.after}`;
  const shared = clozes.filter(({ sentence }) => sentence.text[parallel.language] === text);
  return shared.length > 0 ? shared : clozes;
}
