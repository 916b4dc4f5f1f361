/** The texts that a page gives as an object, in JSON; '' for none. The body reports what is wrong. */
export function jsonOf(texts: unknown): string {
  try {
    return texts === undefined || texts === null ? '' : JSON.stringify(texts);
  } catch (error) {
    return String(error);
  }
}
