import { partnerKey } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import type { KnownError } from '../../errors/known-error.ts';
import { isTrustedOrigin } from '../../http/check-origin.ts';
import { networkOf } from '../../limits/network-of.ts';
import { adviceOf } from '../diagnose-key.ts';
import { judgeKey } from '../judge-key.ts';
import { playgroundKey } from '../partner-key.ts';
import type { Partners } from '../partners.ts';
import type { FrameSetting } from '../variables.ts';
import { addressRefused, refusalOf } from '../refusals.ts';

/** Who may show the frame, or why it is not shown. */
export type FrameJudgement =
  | { ancestors: readonly string[]; refusal?: undefined }
  | { ancestors?: undefined; refusal: KnownError; advice: string };

interface FrameServices {
  partners: Pick<Partners, 'keys' | 'limits'>;
  now: number;
  allowedOrigins: readonly string[];
  frame?: FrameSetting | undefined;
}

/**
 * Decides who may show the translator in a frame. The address names the page around it; only the
 * browser knows the real one, and checks it against the ancestors.
 */
export async function judgeFrame(
  ctx: Context,
  { partners, now, allowedOrigins, frame }: FrameServices,
): Promise<FrameJudgement> {
  const wait = await partners.limits.countAddress(networkOf(ctx.ip), now);
  if (wait > 0) return { refusal: addressRefused(wait), advice: 'Then load the page again' };
  const text = partnerKey.safeParse(ctx.query['key']);
  const key = text.success ? await partners.keys.find(text.data) : undefined;
  const { page = '' } = ctx.query;
  const origin = String(page);
  const own = frame === undefined ? [] : [frame.site];
  const isOwn = origin === '' || isTrustedOrigin(ctx, origin, [...allowedOrigins, ...own]);
  const asking = { origin, isOwn, isBrowser: true };
  const problem = judgeKey(key, asking, now);
  if (problem !== null) return { refusal: refusalOf(problem), advice: adviceOf(problem, asking) };
  const isPlayground = key === undefined || key.id === playgroundKey.id;
  return { ancestors: isPlayground ? ["'self'", ...own] : key.origins };
}
