import * as calls from '@topwords/platform/contracts';
import type { Context } from 'koa';
import { knownError } from '../errors/known-error.ts';
import { abortSignalOf } from '../routing/abort-signal-of.ts';
import { route, type Route } from '../routing/route.ts';
import type { Translator } from '../translate/routes.ts';
import { answerSpeech } from '../voice/answer-speech.ts';
import type { Voice } from '../voice/voice.ts';
import { diagnoseKey } from './diagnose-key.ts';
import { getWidgetSettings } from './get-widget-settings.ts';
import { callerOf } from './partner-gate.ts';
import { createPartnerRoute, type Counting } from './partner-route.ts';
import { speakForPartner } from './speak-for-partner.ts';
import { translateForPartner } from './translate-for-partner.ts';

interface PartnerRouteServices extends Counting {
  translator: Translator;
  voice: Voice;
}

/** The calls of widgets in partners' pages. */
export function partnerRoutes(services: PartnerRouteServices): Route[] {
  const { limits, usage, translator, voice } = services;
  const partnerRoute = createPartnerRoute(services);
  return [
    partnerRoute(
      calls.getWidgetSettings,
      { auth: 'partner', limit: 'address' },
      ({ key, issueSession }, _input) =>
        getWidgetSettings({ ...translator, key, session: issueSession() }),
    ),
    partnerRoute(
      calls.translateForPartner,
      { auth: 'partner', limit: 'quota' },
      ({ key, now }, { body }) => {
        usage.count(key.id, now, { characters: body.text.length });
        return translateForPartner({ ...translator, key }, body);
      },
    ),
    partnerRoute(
      calls.speakForPartner,
      { auth: 'partner', limit: 'quota' },
      async ({ key, now }, { body }, ctx) => {
        usage.count(key.id, now, { characters: body.text.length });
        const signal = abortSignalOf(ctx);
        return answerSpeech(ctx, await speakForPartner({ voice, key, signal }, body));
      },
    ),
    route(calls.diagnoseKey, { auth: 'none', limit: refuseOverLimit }, ({ now }, _input, ctx) =>
      diagnoseKey(callerOf(ctx), { limits, now }),
    ),
  ];
}

/** The gate has counted the request already. @throws too_many_attempts */
async function refuseOverLimit({ ctx }: { ctx: Context }): Promise<void> {
  const { addressWait } = callerOf(ctx);
  if (addressWait === 0) return;
  const detail = `Too many requests. Try again in ${addressWait} s`;
  throw knownError('too_many_attempts', detail, { retryAfterSeconds: addressWait });
}
