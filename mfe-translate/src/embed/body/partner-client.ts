import {
  createApiFailure,
  isApiFailure,
  type ApiClient,
  type ApiFailure,
} from '@topwords/platform/client';
import {
  answerSchema,
  diagnoseKey,
  errorBody,
  getTranslatorAbilities,
  getWidgetSettings,
  keyProblem,
  speak,
  speakForPartner,
  translate,
  translateForPartner,
  type Call,
  type CallInput,
  type CallOutput,
} from '@topwords/platform/contracts';
import type { EmbedTexts } from '../texts/index.ts';

/** What stands, on a partner's page, for the calls of a learner's page. */
const partnerCalls: Record<string, Call> = {
  [getTranslatorAbilities.id]: getWidgetSettings,
  [translate.id]: translateForPartner,
  [speak.id]: speakForPartner,
};

/** After so long without an answer a call has failed, in milliseconds. */
const patience = 30_000;

/** What differs from page to page, as it stands at the moment of a call. */
export interface PartnerPage {
  apiKey: () => string;
  /** Where TopWords is, without a trailing slash. */
  site: string;
  texts: () => EmbedTexts;
  /** Tells the developer of the page what is wrong. */
  explain: (text: string) => void;
  onFailure: (failure: ApiFailure) => void;
}

interface Problem {
  code: string;
  status: number;
  /** For the page's developer; undefined where there is nothing to do. */
  detail?: string | undefined;
}

function limited(signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(patience);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

async function problemOf(answer: Response): Promise<Problem> {
  const body = errorBody.safeParse(await answer.json().catch(() => null));
  const { status } = answer;
  if (!body.success) return { code: 'no_detail', status };
  const { code, detail } = body.data;
  return { code, status, detail: code.startsWith('partner_') ? detail : undefined };
}

/**
 * Makes the client of a translator on a partner's page: it makes the calls of a learner's page with
 * the partner's key and nothing else, no cookies and no token. It says of each failure what the
 * reader can do, and tells the developer, whom browsers would tell only of a network error.
 */
export function createPartnerClient({
  apiKey,
  site,
  texts,
  explain,
  onFailure,
}: PartnerPage): ApiClient {
  const addressOf = (call: Call) =>
    `${site}/api${call.path}?${new URLSearchParams({ key: apiKey() })}`;

  /** What the developer of the page can do; undefined where nothing is known against the key. */
  async function diagnose(): Promise<Problem | undefined> {
    const answer = await fetch(addressOf(diagnoseKey), {
      credentials: 'omit',
      signal: limited(undefined),
    });
    if (!answer.ok) {
      const { code, detail } = errorBody.parse(await answer.json());
      return { code: 'partner_key_unknown', status: 401, detail: `${detail} (${code})` };
    }
    const { problem, detail } = diagnoseKey.response.parse(await answer.json());
    if (problem === null) return undefined;
    return { code: problem, status: problem === 'partner_quota_reached' ? 429 : 403, detail };
  }

  /** Why no answer could be read: the key, or the connection. */
  async function problemOfSilence(): Promise<Problem> {
    const known = await diagnose().catch(() => undefined);
    const detail = `${site} gave no answer that this page may read. See that the page's content security policy allows it in connect-src.`;
    return known ?? { code: 'no_response', status: 500, detail };
  }

  /** Browsers hide most refusals of a key from a page; of one that can be read more is known, too. */
  async function explained(problem: Problem): Promise<Problem> {
    if (!keyProblem.safeParse(problem.code).success) return problem;
    const known = await diagnose().catch(() => undefined);
    return { ...problem, detail: known?.detail ?? problem.detail };
  }

  function failureOf({ code, status, detail }: Problem): ApiFailure {
    if (detail !== undefined && (code !== 'no_response' || navigator.onLine)) {
      explain(`${detail} (${code})`);
    }
    const { problems, unknownProblem } = texts().widget;
    const failure = createApiFailure(status, { code, detail: problems[code] ?? unknownProblem });
    onFailure(failure);
    return failure;
  }

  async function request(call: Call, body: unknown, signal: AbortSignal): Promise<Response> {
    let answer: Response;
    try {
      answer = await fetch(addressOf(call), {
        method: call.method,
        credentials: 'omit',
        headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
        signal,
      });
    } catch (error) {
      if (signal.aborted && signal.reason?.name !== 'TimeoutError') throw error;
      throw failureOf(await problemOfSilence());
    }
    if (!answer.ok) throw failureOf(await explained(await problemOf(answer)));
    return answer;
  }

  async function read(call: Call, answer: Response): Promise<unknown> {
    const schema = answerSchema(call);
    if (schema === undefined) return answer.blob();
    const parsed = schema.safeParse(await answer.json());
    if (!parsed.success) throw failureOf({ code: 'answer_malformed', status: 500 });
    // A page has no favourites; the panes read the field all the same.
    return call === translateForPartner
      ? { ...(parsed.data as object), favorite_id: null }
      : parsed.data;
  }

  return {
    async send<C extends Call>(
      call: C,
      ...[input, options]: [input?: unknown, options?: { signal?: AbortSignal }]
    ) {
      const asked = partnerCalls[call.id];
      if (!asked) throw new Error(`${call.id} is not for partners' pages`);
      const body = (input as Partial<CallInput<typeof translate>> | undefined)?.body;
      const signal = limited(options?.signal);
      try {
        const answer = await request(asked, body, signal);
        return (await read(asked, answer)) as CallOutput<C>;
      } catch (error) {
        if (isApiFailure(error) || options?.signal?.aborted) throw error;
        throw failureOf({ code: 'no_response', status: 500 });
      }
    },
  };
}
