import type { Claim } from './claim-parts.ts';
import { isName, isSlot } from './claim-parts.ts';
import { judgeAspect } from './judge-aspect.ts';
import { judgeForms, type ClaimContext } from './judge-forms.ts';
import { judgeGender } from './judge-gender.ts';
import type { TableFacts } from './table-facts.ts';

/** What a statement that contradicts the tables is about. */
export type Contradiction = 'form' | 'gender' | 'aspect' | 'stress';

/** An ending, a gap or a pattern is not a form. */
const noForm = /^\s*[-–…~]|[-–…~]\s*$|[_+()[\]{}→]|\.\.\.|\p{N}/u;

/** What a statement says against the tables; undefined if nothing, or nothing certain. */
export function judgeClaim(
  claim: Claim,
  facts: TableFacts,
  context: ClaimContext,
): Contradiction | undefined {
  const names = claim.parts.filter(isName).map(({ name }) => name);
  if (claim.parts.filter(isSlot).some(({ text }) => noForm.test(text))) return undefined;
  if (names.some((name) => name === 'impf' || name === 'pf' || name === 'partner')) {
    return judgeAspect(claim, facts) === 'wrong' ? 'aspect' : undefined;
  }
  const ofGender = judgeGender(claim, facts);
  if (ofGender !== 'unknown') return ofGender === 'wrong' ? 'gender' : undefined;
  return judgeForms(claim, facts, context) === 'wrong' ? 'form' : undefined;
}
