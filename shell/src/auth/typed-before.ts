/** Whether the page is being prerendered at build time. */
export const isPrerendering = typeof document === 'undefined';

/**
 * Reads what a person has typed into the form that a new one is about to replace, and which field
 * had the focus: the prerendered form while the script was loading, or the other of the two forms.
 */
export function typedBefore<Field extends string>(fields: readonly Field[]) {
  const entries = fields.map((field) => {
    const element = isPrerendering
      ? null
      : document.querySelector<HTMLInputElement | HTMLSelectElement>(`form [name="${field}"]`);
    const hasFocus = element !== null && element === document.activeElement;
    return [field, { value: element?.value ?? '', hasFocus }] as const;
  });
  return Object.fromEntries(entries) as Record<Field, (typeof entries)[number][1]>;
}
