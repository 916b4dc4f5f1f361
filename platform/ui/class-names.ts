/** Joins the class names that are there: `classNames('card', isOpen && 'open')`. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
