import type { Lexeme } from '../lexemes/lexeme.ts';

/**
 * Third person singular and plural of a Russian verb whose author lists no first person, without stress
 * marks: болит, болят; undefined for others. Its first and second persons are not said.
 */
export function thirdPersonsOf({ word, pos, accent }: Lexeme): string[] | undefined {
  if (pos !== 'verb' || word.includes(' ')) return undefined;
  const [singular, plural] = (accent?.forms ?? []).map((form) => form.replaceAll('\u0301', ''));
  const isThird = singular !== undefined && /(?:[еёи]т|ст)(?:ся)?$/u.test(singular);
  if (!isThird) return undefined;
  return plural !== undefined && /т(?:ся)?$/u.test(plural) ? [singular, plural] : [singular];
}
