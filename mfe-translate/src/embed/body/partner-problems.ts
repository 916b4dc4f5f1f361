import { diagnoseKey, errorBody, keyProblem } from '@topwords/platform/contracts';

/** After this long without an answer a call has failed, in milliseconds. */
const timeoutMs = 30_000;

/** Why a call of a partner's page failed. */
export interface Problem {
  code: string;
  status: number;
  /** For the page's developer; undefined if there is nothing to do. */
  detail?: string | undefined;
}

/** A signal that also aborts after the time limit. */
export function limited(signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

async function problemOf(answer: Response): Promise<Problem> {
  const body = errorBody.safeParse(await answer.json().catch(() => null));
  const { status } = answer;
  if (!body.success) return { code: 'no_detail', status };
  const { code, detail } = body.data;
  return { code, status, detail: code.startsWith('partner_') ? detail : undefined };
}

/** Finds out why calls fail; `diagnosis` is the address that reports on the key. */
export function createProblems(site: string, diagnosis: () => string) {
  /** What the developer of the page can do; undefined if no problem with the key is known. */
  async function diagnose(): Promise<Problem | undefined> {
    const answer = await fetch(diagnosis(), {
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
  async function ofSilence(): Promise<Problem> {
    const known = await diagnose().catch(() => undefined);
    const detail = `${site} gave no answer that this page may read. See that the page's content security policy allows it in connect-src.`;
    return known ?? { code: 'no_response', status: 500, detail };
  }

  /**
   * Browsers hide most refusals of a key from a page; the diagnosis also knows more about readable
   * ones.
   */
  async function ofAnswer(answer: Response): Promise<Problem> {
    const problem = await problemOf(answer);
    if (!keyProblem.safeParse(problem.code).success) return problem;
    const known = await diagnose().catch(() => undefined);
    return { ...problem, detail: known?.detail ?? problem.detail };
  }

  return { ofSilence, ofAnswer };
}
