import {
  answerSchema,
  diagnoseKey,
  partnerSessionHeaderName,
  type Call,
} from '@topwords/platform/contracts';
import { createProblems, limited, type Problem } from './partner-problems.ts';

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
  signal: AbortSignal | undefined;
}

/** A call that failed, and why. */
export interface CallProblem extends Error {
  problem: Problem;
}

/** The error of a problem. */
function createCallProblem(problem: Problem): CallProblem {
  return Object.assign(new Error(problem.code), { problem });
}

/** Whether a call failed with this error. */
export function isCallProblem(error: unknown): error is CallProblem {
  return error instanceof Error && 'problem' in error;
}

/**
 * Makes a call of a partner's page: with the key and the session only, without cookies. @throws
 * CallProblem, or the signal's abort reason
 */
export async function callPartner(
  { apiKey, site }: PartnerSite,
  call: Call,
  { body, session = '', signal }: CallOptions,
): Promise<unknown> {
  const addressOf = ({ path }: Call) =>
    `${site}/api${path}?${new URLSearchParams({ key: apiKey })}`;
  const problems = createProblems(site, () => addressOf(diagnoseKey));

  async function request(): Promise<Response> {
    let answer: Response;
    const ended = limited(signal);
    try {
      answer = await fetch(addressOf(call), {
        method: call.method,
        credentials: 'omit',
        headers: {
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(session !== '' && { [partnerSessionHeaderName]: session }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: ended,
      });
    } catch (error) {
      if (ended.aborted && ended.reason?.name !== 'TimeoutError') throw error;
      throw createCallProblem(await problems.ofSilence());
    }
    if (!answer.ok) throw createCallProblem(await problems.ofAnswer(answer));
    return answer;
  }

  try {
    const answer = await request();
    const schema = answerSchema(call);
    if (schema === undefined) return await answer.blob();
    const parsed = schema.safeParse(await answer.json());
    if (!parsed.success) throw createCallProblem({ code: 'answer_malformed', status: 500 });
    return parsed.data;
  } catch (error) {
    if (isCallProblem(error) || signal?.aborted) throw error;
    throw createCallProblem({ code: 'no_response', status: 500 });
  }
}
