import { createApiFailure, type ApiFailure } from '@topwords/platform/client';
import {
  answerSchema,
  diagnoseKey,
  errorBody,
  keyProblem,
  partnerSessionHeaderName,
  type Call,
} from '@topwords/platform/contracts';

/** After this long without an answer a call has failed, in milliseconds. */
const timeoutMs = 30_000;

/** The key and the address of a page's calls. */
export interface PartnerSite {
  apiKey: string;
  /** The address of TopWords, without a trailing slash. */
  site: string;
}

interface CallOptions {
  body?: unknown;
  /** Absent for calls that do not count against a quota. */
  session?: string;
  signal?: AbortSignal | undefined;
}

function ask({ apiKey, site }: PartnerSite, { path }: Call, init: RequestInit): Promise<Response> {
  const address = `${site}/api${path}?${new URLSearchParams({ key: apiKey })}`;
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  return fetch(address, { ...init, credentials: 'omit', signal });
}

/** A failure whose `detail` is for the page's developer; '' if there is nothing to do. */
function failure(status: number, code: string, detail = ''): ApiFailure {
  return createApiFailure(status, { code, detail });
}

/** What the developer of the page can do; undefined if no problem with the key is known. */
async function diagnose(of: PartnerSite): Promise<ApiFailure | undefined> {
  try {
    const answer = await ask(of, diagnoseKey, {});
    if (!answer.ok) {
      const { code, detail } = errorBody.parse(await answer.json());
      return failure(401, 'partner_key_unknown', `${detail} (${code})`);
    }
    const { problem, detail } = diagnoseKey.response.parse(await answer.json());
    if (problem === null) return undefined;
    return failure(problem === 'partner_quota_reached' ? 429 : 403, problem, detail);
  } catch {
    return undefined;
  }
}

/** Why no answer could be read: the key, or the connection. */
async function failureOfSilence(of: PartnerSite): Promise<ApiFailure> {
  const detail = `${of.site} gave no answer that this page may read. See that the page's content security policy allows it in connect-src.`;
  return (await diagnose(of)) ?? failure(500, 'no_response', detail);
}

/**
 * Browsers hide most refusals of a key from a page; the diagnosis also knows more about readable
 * ones.
 */
async function failureOfAnswer(of: PartnerSite, answer: Response): Promise<ApiFailure> {
  const body = errorBody.safeParse(await answer.json().catch(() => null));
  if (!body.success) return failure(answer.status, 'no_detail');
  const { code, detail } = body.data;
  const known = keyProblem.safeParse(code).success ? await diagnose(of) : undefined;
  const own = code.startsWith('partner_') ? detail : '';
  return failure(answer.status, code, known?.detail ?? own);
}

/**
 * Makes a call of a partner's page: with the key and the session only, without cookies.
 * @throws ApiFailure with a detail for the page's developer, or the signal's abort reason
 */
export async function callPartner(
  of: PartnerSite,
  call: Call,
  { body, session = '', signal }: CallOptions = {},
): Promise<unknown> {
  const answer = await ask(of, call, {
    method: call.method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(session !== '' && { [partnerSessionHeaderName]: session }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  }).catch(async (error: unknown) => {
    throw signal?.aborted ? error : await failureOfSilence(of);
  });
  if (!answer.ok) throw await failureOfAnswer(of, answer);
  const schema = answerSchema(call);
  const read: unknown = await (schema ? answer.json() : answer.blob()).catch((error: unknown) => {
    throw signal?.aborted ? error : failure(500, 'no_response');
  });
  const parsed = schema?.safeParse(read) ?? { success: true, data: read };
  if (!parsed.success) throw failure(500, 'answer_malformed');
  return parsed.data;
}
