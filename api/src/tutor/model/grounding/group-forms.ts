import { isName, isNamed, isSlot, type Name, type Part, type Slot } from './claim-parts.ts';

/** Forms, and the names that a statement gives them. */
export interface FormGroup {
  names: Name[];
  slots: Slot[];
  /** Whether the forms are alternatives. */
  hasOr: boolean;
  /** Whether its forms come first; then its names may be those of the last form alone. */
  isFormFirst: boolean;
}

/**
 * Which forms have which names: those that follow them, or precede them if the statement begins with
 * a form and ends with a name. None if it begins and ends with a name.
 */
export function groupForms(parts: readonly Part[]): FormGroup[] {
  const named = parts.filter(isNamed);
  const isFormFirst = named[0]?.kind === 'slot' && named.at(-1)?.kind === 'name';
  if (named.at(-1)?.kind === 'name' && !isFormFirst) return [];
  const lead = isFormFirst ? 'slot' : 'name';
  const groups: FormGroup[] = [];
  let previous: Part['kind'] | undefined;
  for (const part of parts) {
    if (isSlot(part) || isName(part)) {
      if (part.kind === lead && previous !== lead) {
        groups.push({ names: [], slots: [], hasOr: false, isFormFirst });
      }
      previous = part.kind;
    }
    const group = groups.at(-1);
    if (isSlot(part)) group?.slots.push(part);
    if (isName(part)) group?.names.push(part);
    if (part.kind === 'or' && group) group.hasOr = true;
  }
  return groups;
}
