import type { CatalogueWord } from '../../../bank/catalogue.ts';
import { isNamed, isSlot, type Claim, type Part, type Verdict } from './claim-parts.ts';
import { groupForms } from './group-forms.ts';
import { judgeGroup, type Judging } from './judge-group.ts';
import { wordKey, type TableFacts } from './table-facts.ts';

/** The words that "its plural" and "Plural:" may be about. */
export interface ClaimContext {
  /** Undefined if a word that is not in the bank may be meant. */
  words: readonly CatalogueWord[] | undefined;
}

/**
 * Judges a statement about forms. If it does not say of which word, it must be all that its sentence
 * says, and a form that is one of other words is not counted as wrong.
 */
export function judgeForms(
  { parts, isWhole }: Claim,
  facts: TableFacts,
  context: ClaimContext,
): Verdict {
  const slots = parts.filter(isSlot);
  const owners = slots.filter(({ isOwner }) => isOwner);
  const [owner] = owners;
  if (owner !== undefined) {
    const isOne = new Set(owners.map(({ text }) => wordKey(text, facts.language))).size === 1;
    if (!isOne || !isClear(parts)) return 'unknown';
    const others = parts.filter((part) => !(isSlot(part) && part.isOwner));
    return judgeOf(facts.headwords(owner.text), others, { facts, isExplicit: true });
  }
  if (!isWhole || slots.some(({ text }) => /\s/u.test(text.trim()))) return 'unknown';
  const isLabel = parts.find(isNamed)?.kind === 'name';
  const readings: Verdict[] =
    slots.length === 1
      ? []
      : slots.map((slot) => {
          const others = parts.filter((part) => part !== slot);
          return judgeOf(facts.headwords(slot.text), others, { facts, isExplicit: false });
        });
  // "*went* is the past" alone may be about any word.
  if (context.words && isLabel) {
    readings.push(judgeOf(context.words, parts, { facts, isExplicit: false }));
  }
  if (readings.includes('right')) return 'right';
  return readings.includes('wrong') ? 'wrong' : 'unknown';
}

/** Whether it is clear which marked word is the one that forms belong to. */
function isClear(parts: readonly Part[]): boolean {
  const owner = parts.findIndex((part) => isSlot(part) && part.isOwner);
  const before = parts.slice(0, owner).filter(isSlot);
  const after = parts.slice(owner + 1);
  const next = after.findIndex((part) => isSlot(part) && !part.isOwner);
  if (next === -1) return before.length > 0;
  const isJoined = after
    .slice(0, next)
    .some(({ kind }) => kind === 'is' || kind === 'name' || kind === 'of-after');
  return before.length === 0 && isJoined;
}

function judgeOf(
  words: readonly CatalogueWord[],
  parts: readonly Part[],
  judging: Judging,
): Verdict {
  if (words.length === 0) return 'unknown';
  const verdicts = groupForms(parts).map((group) => judgeGroup(words, group, judging));
  if (verdicts.includes('wrong')) return 'wrong';
  return verdicts.length > 0 && verdicts.every((one) => one === 'right') ? 'right' : 'unknown';
}
