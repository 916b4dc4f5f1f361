/** Joins the given class names and skips empty ones: `classNames('card', isOpen && 'open')`. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
