/**
 * The value of a field of the same name before this form was rendered, and whether it had the
 * focus.
 */
export interface TypedBefore {
  value: string;
  hasFocus: boolean;
}

/** Whether the page is being prerendered at build time. */
export const isPrerendering = typeof document === 'undefined';

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

/**
 * Reads what a person has typed into the form that a new one is about to replace: the prerendered
 * one while the script was loading, or the other of the two forms.
 */
export function typedBefore<Field extends string>(
  fields: readonly Field[],
): Record<Field, TypedBefore> {
  const entries = fields.map((field): [Field, TypedBefore] => {
    const element = isPrerendering ? null : document.querySelector(`form [name="${field}"]`);
    if (!element || !isField(element)) return [field, { value: '', hasFocus: false }];
    return [field, { value: element.value, hasFocus: element === document.activeElement }];
  });
  return Object.fromEntries(entries) as Record<Field, TypedBefore>;
}
