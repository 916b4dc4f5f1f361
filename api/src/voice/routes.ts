import { speak } from '@topwords/platform/contracts';
import { handle, type Route } from '../http/handle.ts';
import { describeSpeech } from './describe-speech.ts';
import { createShares } from './shares.ts';
import { speakText } from './speak-text.ts';
import type { Voice } from './voice.ts';

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
          const speech = await inShareOf(user.id, () => speakText({ voice, user }, body));
          describeSpeech(ctx, speech);
          return new Blob([Uint8Array.from(speech.mp3)]);
        });
        return route.respond(ctx, exchange);
      },
    },
  ];
}
