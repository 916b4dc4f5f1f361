import type { Reason } from '../../pack/correction-rules.ts';

/** A reason in a rule's own words, for learners of English. */
export function ownReason(es: string, ru: string, tr: string): Reason {
  return { own: { es, ru, tr } };
}
