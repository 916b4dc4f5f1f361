import { brotliCompressSync, constants } from 'node:zlib';
import type { Context } from 'koa';

/** From this length on, in characters or prepared bytes: shorter answers fit into a packet or two as they are. */
const compressedFrom = 1500;

/** Up to this length: longer answers would keep other calls waiting for milliseconds. */
const compressedUpTo = 200_000;

/** A list of 50 words becomes a quarter of its size in about 50 µs. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/**
 * Answers with JSON, compressed if the client reads brotli. Answers contain secrets only of callers
 * who send a token by script, so no other site can have one made with a text of its choice.
 */
export function sendJson(ctx: Context, json: string | Buffer): void {
  ctx.type = 'json';
  const isCompressed =
    json.length >= compressedFrom &&
    json.length <= compressedUpTo &&
    ctx.acceptsEncodings('br') === 'br';
  if (!isCompressed) {
    ctx.body = json;
    return;
  }
  ctx.set('Content-Encoding', 'br');
  ctx.vary('Accept-Encoding');
  ctx.body = brotliCompressSync(json, { params });
  // A buffer would otherwise be announced as a file.
  ctx.type = 'json';
}
