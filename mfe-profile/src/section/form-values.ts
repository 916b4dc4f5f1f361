/** What the fields of a form hold, by name; '' for one it lacks. */
export function readValues<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Record<Field, string> {
  const data = new FormData(form);
  const entries = fields.map((field) => {
    const value = data.get(field);
    return [field, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries) as Record<Field, string>;
}

/** Puts the focus on a form's field, so that what is wrong with it is read. */
export function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
