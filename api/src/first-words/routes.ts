import { createHash } from 'node:crypto';
import * as calls from '@topwords/platform/contracts';
import type { FirstWords } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import type { Catalogue } from '../bank/catalogue.ts';
import type { NameRecording } from '../bank/presenter.ts';
import { route, type Route } from '../routing/route.ts';
import { getFirstWords } from './get-first-words.ts';
import { noLadders, type ListLadders } from './ladder-loader.ts';

/** What the call for visitors needs; made once at start. */
export interface FirstWordsServices {
  catalogue: Catalogue;
  /** Without it there are none. */
  listLadders?: ListLadders | undefined;
  /** Names recordings; without it answers have none. */
  recordingOf?: NameRecording | undefined;
}

/** Ten minutes, since the names of recordings change with the voice; then by the ETag. */
const caching = 'public, max-age=600';

const tags = new WeakMap<FirstWords, string>();

/** Answers are made once, so their tags are too. */
function tagOf(answer: FirstWords): string {
  const known = tags.get(answer);
  if (known !== undefined) return known;
  const tag = createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22);
  tags.set(answer, tag);
  return tag;
}

/** Lets browsers and proxies keep the answer; 304 to those who have it. */
function describe(ctx: Context, answer: FirstWords): void {
  ctx.set({ 'Cache-Control': caching, ETag: `"${tagOf(answer)}"` });
  ctx.status = 200;
  if (ctx.fresh) ctx.status = 304;
}

/** The route for visitors' first words. Its answers are the same for all. */
export function firstWordsRoutes({
  catalogue,
  listLadders = noLadders,
  recordingOf,
}: FirstWordsServices): Route[] {
  const services = { catalogue, listLadders, recordingOf, made: new Map<string, FirstWords>() };
  return [
    route(calls.getFirstWords, { auth: 'none' }, (_context, input, ctx) => {
      const answer = getFirstWords(services, input);
      describe(ctx, answer);
      return answer;
    }),
  ];
}
