import * as calls from '@topwords/platform/contracts';
import { isLanguageCode } from '@topwords/platform/contracts';
import { networkOf } from '../limits/network-of.ts';
import { findPronunciation } from '../practice/find-pronunciation.ts';
import { abortSignalOf } from '../routing/abort-signal-of.ts';
import { route, type Route } from '../routing/route.ts';
import { answerRecording, answerSpeech } from './answer-speech.ts';
import type { BankRecordings } from './bank-recordings.ts';
import { getRecording } from './get-recording.ts';
import { getVoices } from './get-voices.ts';
import { accountOwner, addressOwner } from './owners.ts';
import { speak } from './speak.ts';
import type { Voice } from './voice.ts';

interface VoiceServices {
  voice: Voice;
  recordings: BankRecordings;
  /** Whether the voice is an outside one, which costs money; false by default. */
  isPaid?: boolean;
}

/** Routes for speech and recordings. */
export function voiceRoutes({ voice, recordings, isPaid = false }: VoiceServices): Route[] {
  return [
    route(calls.getVoices, { auth: 'token' }, ({ db, user }) =>
      getVoices({ db, user, voice, isOutside: isPaid }),
    ),
    route(calls.speak, { auth: 'token' }, async (context, { body }, ctx) => {
      const { user } = context;
      const { text, language } = body;
      const listener = { owner: accountOwner(user.id), learner: user, signal: abortSignalOf(ctx) };
      const { varieties } = await findPronunciation(context);
      const variety = isLanguageCode(language) ? varieties[language] : undefined;
      return answerSpeech(ctx, await speak({ voice, listener }, { text, language, variety }));
    }),
    route(calls.getRecording, { auth: 'none' }, async (_context, { params }, ctx) => {
      const listener = { owner: addressOwner(networkOf(ctx.ip)), signal: abortSignalOf(ctx) };
      const name = params.recording.replace(/\.mp3$/, '');
      const services = { voice, recordings, isPaid, listener };
      return answerRecording(ctx, await getRecording(services, name), name);
    }),
  ];
}
