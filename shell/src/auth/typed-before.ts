/** What a field of the same name held, and whether the person was in it, before this form came. */
export interface TypedBefore {
  value: string;
  hasFocus: boolean;
}

/** At build time there is no page yet. */
export const isPainting = typeof document === 'undefined';

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

/**
 * What a person has typed into the form that stands where a new one is about to: the painted one,
 * while the script was loading, or the other of the two.
 */
export function typedBefore<Field extends string>(
  fields: readonly Field[],
): Record<Field, TypedBefore> {
  const entries = fields.map((field): [Field, TypedBefore] => {
    const element = isPainting ? null : document.querySelector(`form [name="${field}"]`);
    if (!element || !isField(element)) return [field, { value: '', hasFocus: false }];
    return [field, { value: element.value, hasFocus: element === document.activeElement }];
  });
  return Object.fromEntries(entries) as Record<Field, TypedBefore>;
}
