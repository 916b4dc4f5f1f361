import { createApiFailure, type ApiClient, type ApiFailure } from '@topwords/platform/client';
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
} from '@topwords/platform/contracts';
import type { EmbedTexts } from '../texts/index.ts';
import { accessOf, type PartnerAccess } from './partner-access.ts';
import { callPartner, isCallProblem, type PartnerSite } from './partner-calls.ts';
import type { Problem } from './partner-problems.ts';

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
  onFailure: (failure: ApiFailure) => void;
}

/**
 * Creates the client of a translator on a partner's page: it makes the calls of a learner's page
 * with the partner's key and the page's session, without cookies and token. Each failure says what
 * the reader can do, and is explained to the developer, since browsers only report a network error.
 */
export function createPartnerClient(page: PartnerPage): ApiClient {
  const { apiKey, site, texts, explain, onFailure } = page;

  function failureOf({ code, status, detail }: Problem): ApiFailure {
    if (detail !== undefined && (code !== 'no_response' || navigator.onLine)) {
      explain(`${detail} (${code})`);
    }
    const { widget } = texts();
    const isNamed = Object.hasOwn(widget.problems, code);
    const explanation = (isNamed ? widget.problems[code] : undefined) ?? widget.unknownProblem;
    const failure = createApiFailure(status, { code, detail: explanation });
    onFailure(failure);
    return failure;
  }

  return {
    async send<C extends Call>(
      call: C,
      ...[input, options]: [input?: unknown, options?: { signal?: AbortSignal }]
    ) {
      const asked = partnerCalls.get(call.id);
      if (!asked) throw new Error(`${call.id} is not for partners' pages`);
      const body = (input as Partial<CallInput<typeof translate>> | undefined)?.body;
      const of = { apiKey: apiKey(), site };
      const access = accessOf(of);
      try {
        const answer =
          asked === getWidgetSettings
            ? await access.settings()
            : await callInSession(of, access, asked, { body, signal: options?.signal });
        // A partner's page has no favourites, but the panes read the field.
        const isTranslation = asked === translateForPartner;
        return (
          isTranslation ? { ...(answer as object), favorite_id: null } : answer
        ) as CallOutput<C>;
      } catch (error) {
        throw isCallProblem(error) ? failureOf(error.problem) : error;
      }
    },
  };
}

/** A session ends early when the reader's network changes: repeat the call in a new one. */
async function callInSession(
  of: PartnerSite,
  access: PartnerAccess,
  call: Call,
  { body, signal }: { body: unknown; signal: AbortSignal | undefined },
): Promise<unknown> {
  for (let renewals = 0; renewals < 2; renewals += 1) {
    const session = await access.session();
    signal?.throwIfAborted();
    try {
      return await callPartner(of, call, { body, session, signal });
    } catch (error) {
      if (!isCallProblem(error) || error.problem.code !== 'partner_session_invalid') throw error;
      access.forget(session);
    }
  }
  // If the network changes with every call, continue without a session, with a lower limit.
  return callPartner(of, call, { body, signal });
}
