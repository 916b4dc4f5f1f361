import type { Context } from 'koa';
import { rangeOf } from './byte-range.ts';
import type { Speech } from './voice.ts';

/** For speech made for a signed-in learner or a partner's reader. */
const privateDay = 'private, max-age=86400';
/** For a recording whose address changes with its contents. */
const immutable = 'public, max-age=31536000, immutable';

/** Answers with speech made for this request: 304 when the client already has it. */
export function answerSpeech(ctx: Context, speech: Speech): Blob {
  describe(ctx, speech, privateDay);
  return blobOf(speech.mp3);
}

/**
 * Answers with a recording that never changes; players may request a byte range. If another engine
 * had to speak, clients ask again.
 */
export function answerRecording(ctx: Context, speech: Speech, name: string): Blob {
  describe(ctx, speech, speech.name === name ? immutable : 'no-cache');
  ctx.set('Accept-Ranges', 'bytes');
  const { length } = speech.mp3;
  const range = ctx.status === 304 ? undefined : rangeOf(ctx.get('range'), length);
  if (range === undefined) return blobOf(speech.mp3);
  ctx.status = 206;
  ctx.set('Content-Range', `bytes ${range.first}-${range.last}/${length}`);
  return blobOf(speech.mp3.subarray(range.first, range.last + 1));
}

function blobOf(mp3: Uint8Array): Blob {
  return new Blob([Uint8Array.from(mp3)]);
}

function describe(ctx: Context, { hash, engine }: Speech, caching: string): void {
  const tag = `"${hash.slice(0, 32)}"`;
  ctx.set({
    'Content-Type': 'audio/mpeg',
    'Cache-Control': caching,
    ETag: tag,
    'X-Engine': engine,
  });
  if (isKnownTo(ctx.get('if-none-match'), tag)) ctx.status = 304;
}

/** Koa compares tags only for GET, but the call that speaks is a POST without side effects. */
function isKnownTo(ifNoneMatch: string, tag: string): boolean {
  const entries = ifNoneMatch.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  const known = new Set(entries);
  return known.has(tag) || known.has('*');
}
