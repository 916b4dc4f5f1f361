import type { ClaimName, Role } from './claim-lexicon.ts';

/** A marked text: a form, or the word that it belongs to. */
export interface Slot {
  kind: 'slot';
  text: string;
  /** Whether the statement says that a form belongs to it: "of *go*". */
  isOwner: boolean;
}

/** The name of a form. */
export interface Name {
  kind: 'name';
  name: ClaimName;
  /** Whether it is one more name, and not a further one of the same form: "past and participle". */
  isListed: boolean;
}

/** A part of a statement. */
export type Part = Slot | Name | { kind: Exclude<Role, 'break' | 'join'>; text: string };

/** A statement that names a form: nothing in it but names, marked texts, and what joins them. */
export interface Claim {
  parts: Part[];
  /** Whether it is all that the sentence says. */
  isWhole: boolean;
}

/** What the tables say to a statement; `unknown` if nothing certain. */
export type Verdict = 'right' | 'wrong' | 'unknown';

/** Whether a part is a marked text. */
export function isSlot(part: Part): part is Slot {
  return part.kind === 'slot';
}

/** Whether a part is the name of a form. */
export function isName(part: Part): part is Name {
  return part.kind === 'name';
}

/** Whether a part says something: it is a marked text or a name. */
export function isNamed(part: Part): part is Slot | Name {
  return isSlot(part) || isName(part);
}
