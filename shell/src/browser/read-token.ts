/** The token of the mailed link, which no server sees: browsers keep fragments to themselves. */
export function readToken(): string {
  return new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
}
