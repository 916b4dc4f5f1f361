/**
 * Reads the body of a response. The limit keeps an untrusted server from filling our memory.
 * @throws when the body is longer than the limit
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
