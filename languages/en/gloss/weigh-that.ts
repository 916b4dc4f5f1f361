import { wordSet } from '../../lookup/word-set.ts';
import type { GlossRules } from '../../pack/gloss-rules.ts';

type Weighed = Parameters<NonNullable<GlossRules['weigh']>>[0];

/** What begins a clause of its own: *she knows that the shop…* */
const subject =
  /^(?:i|you|he|she|it|we|they|the|an?|my|your|his|her|our|their|there|this|these|some\p{L}*|every\p{L}*|nobody|nothing|no)(?![\p{L}-])/u;
/** The same after *is*: *is that your car* asks what something is. */
const nominative = /^(?:i|he|she|we|they)(?!\p{L})/u;
/** Verbs after *that*: *the man that lives here*. */
const finite =
  /^(?:is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|do|does|did|came|went|made|took|got|said|gave|told|saw|bought|left|lost|found|live|work|come|go|want|need|\p{L}+(?:[^s]s|ed))(?!\p{L})/u;
const be = /(?:^|['’])(?:s|m|re|is|are|was|were|be|been)$/u;
const wide = wordSet(
  'all everything something anything nothing everyone someone anyone those one ones',
);
/** People are told something; which of them is meant is rarely said by *that*. */
const listeners = wordSet(
  'mother father mom mum dad sister brother wife husband son daughter friend boss teacher doctor boyfriend girlfriend grandma grandpa',
);

/** *I know that.* names something, *I know that he came* joins clauses, *the man that came* tells which. */
export function weighThat({
  sense,
  posBefore,
  textBefore,
  textAfter,
}: Pick<Weighed, 'sense' | 'posBefore' | 'textBefore' | 'textAfter'>): number {
  const isNamed = (posBefore === 'noun' && !listeners.has(textBefore)) || wide.has(textBefore);
  const begins = be.test(textBefore) ? nominative : subject;
  const joins = textBefore !== '' && begins.test(textAfter);
  if (isNamed && (joins || finite.test(textAfter))) return sense === 'that.relative' ? -3 : 0;
  return joins && sense === 'that.conjunction' ? -3 : 0;
}
