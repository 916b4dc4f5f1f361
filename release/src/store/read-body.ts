/**
 * The body of an answer. Anyone who serves releases without having the key must not fill our memory.
 * @throws when it is longer than the limit
 */
export async function readBody(response: Response, sizeLimitBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > sizeLimitBytes) {
      throw new Error(`The answer of ${response.url} is longer than ${sizeLimitBytes} bytes`);
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
