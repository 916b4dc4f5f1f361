import type { Reason } from '../../pack/correction-rules.ts';

/** A reason in a rule's own words, for learners of Spanish. */
export function ownReason(en: string, ru: string, tr: string): Reason {
  return { own: { en, ru, tr } };
}
