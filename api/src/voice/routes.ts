import { speak } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import { handle, type Route } from '../http/handle.ts';
import { createShares } from './shares.ts';
import { speakText } from './speak-text.ts';
import type { Speech, Voice } from './voice.ts';

/** One learner's recordings that may be made at once; all learners share one engine. */
const recordingsAtOnce = 6;

/** The calls about sound. */
export function voiceRoutes(voice: Voice): Route[] {
  const inShareOf = createShares(recordingsAtOnce);
  return [
    {
      call: speak,
      respond(ctx, exchange) {
        const route = handle(speak, async ({ body }, { user }) => {
          const speech = await inShareOf(user.id, () => speakText({ voice }, body));
          describeSpeech(ctx, speech);
          return new Blob([Uint8Array.from(speech.mp3)]);
        });
        return route.respond(ctx, exchange);
      },
    },
  ];
}

/** Sets the headers of an answer with speech; its status is 304 when the client has the same. */
function describeSpeech(ctx: Context, { hash, engine }: Speech): void {
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
