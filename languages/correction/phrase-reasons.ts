import type { Reason } from '../pack/correction-rules.ts';
import type { PhraseMatch } from './phrase-rule.ts';
import { star } from './star.ts';

/** The reasons that rules for fixed expressions of every language share. */
export const phraseReasons = {
  /** One says the corrected words. */
  said:
    ({ shown }: PhraseMatch): Reason =>
    (texts) =>
      texts.said(star(shown)),
  /** The headword takes another preposition. */
  goesWith:
    ({ head, right }: PhraseMatch): Reason =>
    (texts) =>
      texts.goesWith(star(head), star(right)),
  /** The headword takes no preposition. */
  noPreposition:
    ({ head, wrong }: PhraseMatch): Reason =>
    (texts) =>
      texts.noPreposition(star(head), star(wrong)),
};
