import {
  diagnoseKey,
  getWidgetSettings,
  speakForPartner,
  translateForPartner,
} from '@topwords/platform/contracts';
import { knownError } from '../errors.ts';
import { handleOpen, type Route } from '../http/handle.ts';
import type { Translator } from '../translate/routes.ts';
import { describeSpeech } from '../voice/describe-speech.ts';
import { createShares } from '../voice/shares.ts';
import { speakText } from '../voice/speak-text.ts';
import type { Voice } from '../voice/voice.ts';
import { diagnose } from './diagnose.ts';
import { getSettings } from './get-settings.ts';
import { handlePartner, type Counting } from './handle-partner.ts';
import { callerOf } from './partner-gate.ts';
import { permit, translateForPage } from './translate-for-page.ts';

interface PartnerRouteServices extends Counting {
  translator: Translator;
  voice: Voice;
}

/** Recordings of one key that may be made at once; keys and learners share one engine. */
const recordingsAtOnce = 6;

/** The calls of widgets in partners' pages. */
export function partnerRoutes(services: PartnerRouteServices): Route[] {
  const { limits, usage, translator, voice } = services;
  const inShareOf = createShares(recordingsAtOnce);
  return [
    handlePartner(getWidgetSettings, services, {
      isCounted: false,
      answer: (_input, { key, issueSession }) =>
        getSettings({ ...translator, key, session: issueSession() }),
    }),
    handlePartner(translateForPartner, services, {
      isCounted: true,
      answer({ body }, { key, now }) {
        usage.count(key.id, now, { characters: body.text.length });
        return translateForPage({ ...translator, key }, body);
      },
    }),
    handlePartner(speakForPartner, services, {
      isCounted: true,
      async answer({ body }, { key, now }, ctx) {
        usage.count(key.id, now, { characters: body.text.length });
        permit(key, body.language);
        const speech = await inShareOf(key.id, () => speakText({ voice }, body));
        describeSpeech(ctx, speech);
        return new Blob([Uint8Array.from(speech.mp3)]);
      },
    }),
    handleOpen(diagnoseKey, (_input, { now }, ctx) => {
      const caller = callerOf(ctx);
      if (caller.addressWait > 0) {
        const detail = `Too many requests. Try again in ${caller.addressWait} s`;
        throw knownError('too_many_attempts', detail, { retryAfterSeconds: caller.addressWait });
      }
      return diagnose(caller, { limits, now });
    }),
  ];
}
