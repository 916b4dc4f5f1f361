/** The first and the last byte of a part. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part of `length` bytes that a Range header requests; undefined for the whole. Multiple and
 * invalid ranges get the whole, as RFC 9110 (14.2) allows.
 */
export function rangeOf(header: string, length: number): ByteRange | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header);
  if (match === null) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first <= last ? { first, last } : undefined;
}
