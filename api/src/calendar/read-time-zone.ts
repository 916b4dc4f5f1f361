const longestName = 64;

/**
 * The canonical name of an IANA time zone, or undefined for an unknown one: a browser may know a
 * zone that we do not, which is no reason to refuse it.
 */
export function readTimeZone(text: string): string | undefined {
  if (text === '' || text.length > longestName) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
