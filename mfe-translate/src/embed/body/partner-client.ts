import {
  createApiFailure,
  isApiFailure,
  type ApiClient,
  type ApiFailure,
} from '@topwords/platform/client';
import {
  getTranslatorAbilities,
  getWidgetSettings,
  speak,
  speakForPartner,
  translate,
  translateForPartner,
  type Call,
  type CallInput,
  type CallOutput,
  type WidgetSettings,
} from '@topwords/platform/contracts';
import type { EmbedTexts } from '../texts/en.ts';
import { callPartner, type PartnerSite } from './call-partner.ts';
import { forgetSession, partnerSession, partnerSettings } from './partner-settings.ts';

/** The calls on a partner's page that replace those of a learner's page. */
const partnerCalls = new Map(
  Object.entries<Call>({
    [getTranslatorAbilities.id]: getWidgetSettings,
    [translate.id]: translateForPartner,
    [speak.id]: speakForPartner,
  }),
);

/** What differs from page to page, read at the moment of a call. */
export interface PartnerPage {
  apiKey: () => string;
  /** The address of TopWords, without a trailing slash. */
  site: string;
  texts: () => EmbedTexts;
  /** Reports a problem to the developer of the page. */
  explain: (text: string) => void;
  onSettings: (settings: WidgetSettings) => void;
  onFailure: (failure: ApiFailure) => void;
}

/**
 * Creates the client of a translator on a partner's page: it makes the calls of a learner's page
 * with the partner's key and the page's session, without cookies and token. Each failure says what
 * the reader can do, and is explained to the developer, since browsers only report a network error.
 */
export function createPartnerClient(page: PartnerPage): ApiClient {
  function failureFor({ code, status, detail }: ApiFailure): ApiFailure {
    if (detail !== '' && (code !== 'no_response' || navigator.onLine)) {
      page.explain(`${detail} (${code})`);
    }
    const { problems, unknownProblem } = page.texts().widget;
    const own = Object.entries(problems).find(([known]) => known === code)?.[1];
    const failure = createApiFailure(status, { code, detail: own ?? unknownProblem });
    page.onFailure(failure);
    return failure;
  }

  return {
    async send<C extends Call>(
      call: C,
      ...[input, options]: [input?: unknown, options?: { signal?: AbortSignal }]
    ) {
      const own = partnerCalls.get(call.id);
      if (!own) throw new Error(`${call.id} is not for partners' pages`);
      const body = (input as Partial<CallInput<typeof translate>> | undefined)?.body;
      const of = { apiKey: page.apiKey(), site: page.site };
      try {
        if (own === getWidgetSettings) {
          const settings = await partnerSettings(of);
          page.onSettings(settings);
          return settings as CallOutput<C>;
        }
        const answer = await callInSession(of, own, body, options?.signal);
        // A partner's page has no favourites, but the panes read the field.
        const isTranslation = own === translateForPartner;
        return (
          isTranslation ? { ...(answer as object), favorite_id: null } : answer
        ) as CallOutput<C>;
      } catch (error) {
        throw isApiFailure(error) ? failureFor(error) : error;
      }
    },
  };
}

/** A session ends early when the reader's network changes: repeat the call in a new one. */
async function callInSession(
  of: PartnerSite,
  call: Call,
  body: unknown,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  for (let renewals = 0; renewals < 2; renewals += 1) {
    const session = await partnerSession(of);
    signal?.throwIfAborted();
    try {
      return await callPartner(of, call, { body, session, signal });
    } catch (error) {
      if (!isApiFailure(error) || error.code !== 'partner_session_invalid') throw error;
      forgetSession(of, session);
    }
  }
  // If the network changes with every call, continue without a session, with a lower limit.
  return callPartner(of, call, { body, signal });
}
