import type { Context } from 'koa';
import type { Speech } from './voice.ts';

/** Sets the headers of an answer with speech; its status is 304 when the client has the same. */
export function describeSpeech(ctx: Context, { hash, engine }: Speech): void {
  const tag = `"${hash.slice(0, 32)}"`;
  ctx.set({
    'Content-Type': 'audio/mpeg',
    'Cache-Control': 'private, max-age=86400',
    ETag: tag,
    'X-Engine': engine,
  });
  if (isKnownTo(ctx.get('if-none-match'), tag)) ctx.status = 304;
}

/** Koa compares tags for GET alone, but this call is a POST that changes nothing. */
function isKnownTo(ifNoneMatch: string, tag: string): boolean {
  const entries = ifNoneMatch.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  const known = new Set(entries);
  return known.has(tag) || known.has('*');
}
