import { getRecording, speak } from '@topwords/platform/contracts';
import { handle, handleOpen, type Route } from '../routing/handle.ts';
import { networkOf } from '../limits/network-of.ts';
import { answerRecording, answerSpeech } from './answer-speech.ts';
import type { BankRecordings } from './bank-recordings.ts';
import { findRecording } from './find-recording.ts';
import { accountOwner, addressOwner } from './owners.ts';
import { speakText } from './speak-text.ts';
import type { Voice } from './voice.ts';

interface VoiceServices {
  voice: Voice;
  recordings: BankRecordings;
  /** Whether what the voice makes costs money; not unless given. */
  isPaid?: boolean;
}

/** The calls about sound. */
export function voiceRoutes({ voice, recordings, isPaid = false }: VoiceServices): Route[] {
  return [
    handle(speak, ({ body }, { user }, ctx) =>
      answerSpeech(ctx, (signal) =>
        speakText(
          { voice, listener: { owner: accountOwner(user.id), learner: user, signal } },
          body,
        ),
      ),
    ),
    handleOpen(getRecording, ({ params }, _context, ctx) =>
      answerRecording(ctx, (signal) =>
        findRecording(
          {
            voice,
            recordings,
            isPaid,
            listener: { owner: addressOwner(networkOf(ctx.ip)), signal },
          },
          params.recording.replace(/\.mp3$/, ''),
        ),
      ),
    ),
  ];
}
