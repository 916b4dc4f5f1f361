import type { ClaimName } from './claim-lexicon.ts';
import { isName, isNamed, isSlot, type Claim, type Slot, type Verdict } from './claim-parts.ts';
import { isFunctionWord, type TableFacts } from './table-facts.ts';

const genders = new Map<ClaimName, 'm' | 'f' | 'n'>([
  ['masculine', 'm'],
  ['feminine', 'f'],
  ['neuter', 'n'],
]);
const numbers: ReadonlySet<ClaimName> = new Set<ClaimName>(['singular', 'plural']);

/** Judges the gender of a noun; `unknown` if the statement is about something else. */
export function judgeGender({ parts, isWhole }: Claim, facts: TableFacts): Verdict {
  const [slot, ...others] = parts.filter(isSlot);
  const said = genderNamed(parts.filter(isName).map(({ name }) => name));
  const isSaidOf = isWhole || slot?.isOwner || parts.find(isNamed) === slot;
  if (!slot || others.length > 0 || said === undefined || !isSaidOf) return 'unknown';
  const own = genderOfSlot(slot, facts);
  if (own === undefined) return 'unknown';
  return own === said ? 'right' : 'wrong';
}

/** The gender of a noun, which may have an article: `la casa`. */
function genderOfSlot({ text }: Slot, facts: TableFacts): 'm' | 'f' | 'n' | undefined {
  if (facts.owners(text).length > 0) return facts.genderOf(text);
  const [article = '', noun = '', ...rest] = text.trim().split(/\s+/);
  return rest.length === 0 && isFunctionWord(article, facts) ? facts.genderOf(noun) : undefined;
}

/** The one gender that a statement names, alone or with a number. */
function genderNamed(names: readonly ClaimName[]): 'm' | 'f' | 'n' | undefined {
  const named = new Set(names.flatMap((name) => genders.get(name) ?? []));
  const [only] = named;
  const isPlain = names.every((name) => genders.has(name) || numbers.has(name));
  return named.size === 1 && isPlain ? only : undefined;
}
