import type { Context } from 'koa';
import { departureOf, passOver } from '../routing/handle-slow.ts';
import { rangeOf } from './byte-range.ts';
import type { Speech } from './voice.ts';

/** Made for someone who is signed in, or for a partner's reader. */
const ownDay = 'private, max-age=86400';
/** Of a recording whose address changes with whatever it is made of. */
const forEver = 'public, max-age=31536000, immutable';

type Speak = (signal: AbortSignal) => Promise<Speech>;

/**
 * The answer with speech that is made for whoever waits: 304 when the client has the same. Once the
 * client is gone, `speak` is told so and nothing is answered.
 */
export function answerSpeech(ctx: Context, speak: Speak): Promise<Blob> {
  return whileClientWaits(ctx, async (signal) => {
    const speech = await speak(signal);
    describe(ctx, speech, ownDay);
    return blobOf(speech.mp3);
  });
}

/** The same for a recording that never changes; players may ask for a part of it. */
export function answerRecording(ctx: Context, speak: Speak): Promise<Blob> {
  return whileClientWaits(ctx, async (signal) => {
    const speech = await speak(signal);
    describe(ctx, speech, forEver);
    ctx.set('Accept-Ranges', 'bytes');
    const { length } = speech.mp3;
    const range = ctx.status === 304 ? undefined : rangeOf(ctx.get('range'), length);
    if (range === undefined) return blobOf(speech.mp3);
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${range.first}-${range.last}/${length}`);
    return blobOf(speech.mp3.subarray(range.first, range.last + 1));
  });
}

async function whileClientWaits(
  ctx: Context,
  answer: (signal: AbortSignal) => Promise<Blob>,
): Promise<Blob> {
  const signal = departureOf(ctx);
  try {
    return await answer(signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    passOver(ctx);
    return new Blob();
  }
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

/** Koa compares tags for GET alone, but a call that speaks is a POST that changes nothing. */
function isKnownTo(ifNoneMatch: string, tag: string): boolean {
  const entries = ifNoneMatch.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  const known = new Set(entries);
  return known.has(tag) || known.has('*');
}
