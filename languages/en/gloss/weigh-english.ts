import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { GlossRules } from '../../pack/gloss-rules.ts';

/** A reading of a word that joins or points, and its neighbours. */
type Weighed = Pick<
  Parameters<NonNullable<GlossRules['weigh']>>[0],
  'sense' | 'posBefore' | 'textBefore' | 'textAfter' | 'posAfter'
>;

type Rule = (word: Weighed) => number;

/** What begins a clause of its own: *she knows that the shop…* */
const subject =
  /^(?:i|you|he|she|it|we|they|the|an?|my|your|his|her|our|their|there|this|these|some\p{L}*|every\p{L}*|nobody|nothing|no)(?![\p{L}-])/u;
/** What begins a clause wherever a noun may stand, too. */
const clauseBegins = /^(?:i|you|he|she|it|we|they|there)(?!\p{L})/u;
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

/** What somebody else has done: *written by*, but not *finished by noon*. */
const doneBy = wordSet(
  'written made done given taken built painted directed sung drawn designed bitten stolen killed invented cooked',
);
const auxiliary = wordSet(
  'do does did can could will would should must may might have has had not let lets',
);

/** *I know that.* names something, *I know that he came* joins clauses, *the man that came* tells which. */
function weighThat({ sense, posBefore, textBefore, textAfter }: Weighed): number {
  const isNamed = (posBefore === 'noun' && !listeners.has(textBefore)) || wide.has(textBefore);
  const begins = be.test(textBefore) ? nominative : subject;
  const joins = textBefore !== '' && begins.test(textAfter);
  if (isNamed && (joins || finite.test(textAfter))) return sense === 'that.relative' ? -3 : 0;
  return joins && sense === 'that.conjunction' ? -3 : 0;
}

/** *So I have to run* draws a conclusion; *so tired* is a degree. */
function weighSo({ sense, textAfter }: Weighed): number {
  return subject.test(textAfter) && sense === 'so.therefore' ? -3 : 0;
}

/** *Since you are here* gives a reason at the beginning; elsewhere it is a time. */
function weighSince({ sense, textBefore, textAfter }: Weighed): number {
  const isReason =
    textBefore === '' && /^(?:i|you|he|she|it|we|they|there)(?!\p{L})/u.test(textAfter);
  return sense === (isReason ? 'since.because' : 'since.preposition') ? -3 : 0;
}

function weighBy({ sense, textBefore }: Weighed): number {
  return sense === 'by.agent' && doneBy.has(textBefore) ? -3 : 0;
}

/** *I want it*, not *does it*. */
function weighIt({ sense, posBefore, textBefore }: Weighed): number {
  const isObject = posBefore === 'verb' && !be.test(textBefore) && !auxiliary.has(textBefore);
  return isObject && sense === 'it.object' ? -3 : 0;
}

const asking =
  /^(?:know|knows|knew|known|ask|asks|asked|wonder|remember|sure|see|check|tell|told|say|said|idea)$/u;

/** *Before you go* joins clauses, *before noon* does not. */
const joining =
  (conjunction: string): Rule =>
  ({ sense, textAfter }) =>
    clauseBegins.test(textAfter) && sense === conjunction ? -3 : 0;

/** *When you arrive* is no question, *I know when he comes* is one within a sentence. */
function weighWhen({ sense, textBefore, textAfter }: Weighed): number {
  const isJoining = clauseBegins.test(textAfter) && !asking.test(textBefore);
  return sense === (isJoining ? 'when.conjunction' : 'when.question') ? -3 : 0;
}

function weighIf({ sense, textBefore }: Weighed): number {
  return asking.test(textBefore) && sense === 'whether.conjunction' ? -3 : 0;
}

/** *Too heavy*, *too much*, and at the end *me too*. */
function weighToo({ sense, textAfter, posAfter }: Weighed): number {
  const isExcess = ['adjective', 'adverb', 'determiner'].some((pos) => posAfter.has(pos));
  if (isExcess) return sense === 'too.excess' ? -3 : 0;
  return textAfter === '' && sense === 'too.also' ? -3 : 0;
}

const rules = mapOf<Rule>({
  too: weighToo,
  before: joining('before.conjunction'),
  until: joining('until.conjunction'),
  when: weighWhen,
  if: weighIf,
  that: weighThat,
  so: weighSo,
  since: weighSince,
  by: weighBy,
  it: weighIt,
});

/** Weighs a reading of a word whose sense its neighbours tell; undefined for other words. */
export function weighEnglish(text: string, word: Weighed): number | undefined {
  return rules.get(text)?.(word);
}
