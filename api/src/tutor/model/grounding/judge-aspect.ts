import { isName, isNamed, isSlot, type Claim, type Verdict } from './claim-parts.ts';
import { formKey, type TableFacts } from './table-facts.ts';

/** Judges the aspect of verbs, or a verb's partner. */
export function judgeAspect({ parts, isWhole }: Claim, facts: TableFacts): Verdict {
  const slots = parts.filter(isSlot);
  const names = parts.filter(isName).map(({ name }) => name);
  const [owner, ...otherOwners] = slots.filter(({ isOwner }) => isOwner);
  if (owner === undefined) {
    const aspects = names.filter((name) => name === 'impf' || name === 'pf');
    const isPaired = aspects.length === names.length && aspects.length === slots.length;
    const isSlotFirst = parts.find(isNamed)?.kind === 'slot';
    const alternates = parts
      .filter(isNamed)
      .every((part, at, all) => part.kind !== all[at + 1]?.kind);
    if (!isPaired || !alternates || !(isWhole || isSlotFirst)) return 'unknown';
    const isWrong = slots.some(({ text }, at) => {
      const own = facts.aspectOf(text);
      return own !== undefined && own !== aspects[at];
    });
    return isWrong ? 'wrong' : 'unknown';
  }
  const [other, ...others] = slots.filter((slot) => slot !== owner);
  if (other === undefined || others.length > 0 || otherOwners.length > 0) return 'unknown';
  const words = facts.headwords(owner.text);
  const partners = facts.partnersOf(words);
  const isOfPartner = names.includes('partner');
  const asked = names.find((name) => name === 'impf' || name === 'pf');
  if (!isOfPartner && asked === facts.aspectOf(owner.text)) return 'unknown';
  const isPartner =
    partners.has(formKey(other.text, facts.language)) ||
    facts.partnersOf(facts.headwords(other.text)).has(formKey(owner.text, facts.language));
  return partners.size === 0 || isPartner ? 'unknown' : 'wrong';
}
