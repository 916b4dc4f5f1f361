import {
  createApiFailure,
  isApiFailure,
  type ApiClient,
  type ApiFailure,
} from '@topwords/platform/client';
import {
  answerSchema,
  diagnoseKey,
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
import { createProblems, limited, type Problem } from './partner-problems.ts';

/** What stands, on a partner's page, for the calls of a learner's page. */
const partnerCalls = new Map(
  Object.entries<Call>({
    [getTranslatorAbilities.id]: getWidgetSettings,
    [translate.id]: translateForPartner,
    [speak.id]: speakForPartner,
  }),
);

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
  const problems = createProblems(site, () => addressOf(diagnoseKey));

  function failureOf({ code, status, detail }: Problem): ApiFailure {
    if (detail !== undefined && (code !== 'no_response' || navigator.onLine)) {
      explain(`${detail} (${code})`);
    }
    const { widget } = texts();
    const isNamed = Object.hasOwn(widget.problems, code);
    const said = (isNamed ? widget.problems[code] : undefined) ?? widget.unknownProblem;
    const failure = createApiFailure(status, { code, detail: said });
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
      throw failureOf(await problems.ofSilence());
    }
    if (!answer.ok) throw failureOf(await problems.ofAnswer(answer));
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
      const asked = partnerCalls.get(call.id);
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
