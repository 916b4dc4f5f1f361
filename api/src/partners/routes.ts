import {
  diagnoseKey,
  getWidgetSettings,
  speakForPartner,
  translateForPartner,
} from '@topwords/platform/contracts';
import { knownError } from '../errors/known-error.ts';
import { handleOpen, type Route } from '../routing/handle.ts';
import type { Translator } from '../translate/routes.ts';
import { answerSpeech } from '../voice/answer-speech.ts';
import { partnerOwner } from '../voice/owners.ts';
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

/** The calls of widgets in partners' pages. */
export function partnerRoutes(services: PartnerRouteServices): Route[] {
  const { limits, usage, translator, voice } = services;
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
      answer({ body }, { key, now }, ctx) {
        usage.count(key.id, now, { characters: body.text.length });
        permit(key, body.language);
        return answerSpeech(ctx, (signal) =>
          speakText({ voice, listener: { owner: partnerOwner(key.id), signal } }, body),
        );
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
