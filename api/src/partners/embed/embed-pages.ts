import { errorStatuses, type RegistrySnapshot } from '@topwords/platform/contracts';
import type { Context, Middleware } from 'koa';
import compress from 'koa-compress';
import { headersOfPage, headersOfWindow } from '../../pages/page-headers.ts';
import type { Partners } from '../partners.ts';
import type { FrameSetting } from '../variables.ts';
import { createEmbedFiles } from './embed-files.ts';
import { embedPolicy } from './embed-policy.ts';
import { explanationPage, explanationPolicy } from './explanation-page.ts';
import { judgeFrame } from './judge-frame.ts';

/** What the pages depend on. */
export interface EmbedPagesSettings {
  snapshot: () => RegistrySnapshot;
  /**
   * Folder of the registry whose releases are served here; undefined if they are served elsewhere.
   */
  registryFolder: string | undefined;
  partners: Pick<Partners, 'keys' | 'limits'>;
  now: () => number;
  /** Our own origins besides the one that answers. */
  allowedOrigins: readonly string[];
  /** Origins of the frame and of the product, if these differ. */
  frame?: FrameSetting | undefined;
}

/** The frame and its sign-in window accept messages only from these origins. */
function originsOf(frame: FrameSetting | undefined): string {
  if (frame === undefined) return '';
  return `<meta name="topwords-site" content="${frame.site}" /><meta name="topwords-frame" content="${frame.frame}" />`;
}

/** Pages pick up a new release after a minute; the previous one is served while it is fetched. */
const evergreen = 'public, max-age=60, stale-while-revalidate=86400';

/**
 * Serves the addresses that partners' pages name: the loader of the live release and its list of
 * files, the page for frames, its window to sign in, and the playground. Pinned addresses are files
 * of releases.
 */
export function createEmbedPages(settings: EmbedPagesSettings): Middleware {
  const { now, frame } = settings;
  const live = createEmbedFiles(settings);
  const compressed = compress();

  async function sendShared(ctx: Context, name: string): Promise<void> {
    const files = live();
    const text = await files.read(name);
    ctx.set({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': evergreen,
      ETag: `W/"${files.version}${frame === undefined ? '' : `+${frame.frame}`}"`,
    });
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    const isListing = name.endsWith('.json');
    ctx.type = isListing ? 'json' : 'js';
    ctx.body = isListing
      ? JSON.stringify({
          base: files.base,
          ...(frame && { frame: frame.frame }),
          ...(JSON.parse(text) as object),
        })
      : text;
  }

  async function sendPage(ctx: Context, name: string, ancestors: readonly string[]): Promise<void> {
    const files = live();
    const html = await files.read(name);
    const policy = embedPolicy({ base: files.base, ancestors, frameOrigin: frame?.frame });
    ctx.set('Content-Security-Policy', policy);
    ctx.type = 'html';
    ctx.body = html
      .replaceAll(/(src|href)="\.\//g, (_found, of: string) => `${of}="${files.base}`)
      .replace('</head>', () => `${originsOf(frame)}</head>`);
  }

  async function sendFrame(ctx: Context): Promise<void> {
    // Pages that isolate themselves need it to show a frame; the policy says who may show it.
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    const judged = await judgeFrame(ctx, { ...settings, now: now() });
    if (judged.refusal === undefined) return sendPage(ctx, 'frame.html', judged.ancestors);
    const { code, message, retryAfterSeconds } = judged.refusal;
    if (retryAfterSeconds) ctx.set('Retry-After', String(retryAfterSeconds));
    ctx.set('Content-Security-Policy', explanationPolicy);
    ctx.status = errorStatuses[code];
    ctx.type = 'html';
    ctx.body = explanationPage(message, judged.advice);
    return undefined;
  }

  const answers: Record<string, (ctx: Context) => Promise<void>> = {
    '/embed/v1.js': (ctx) => sendShared(ctx, 'v1.js'),
    '/embed/v1.json': (ctx) => sendShared(ctx, 'v1.json'),
    '/embed/frame': sendFrame,
    '/embed/playground': (ctx) => {
      ctx.set(headersOfWindow);
      return sendPage(ctx, 'playground.html', ["'none'"]);
    },
    '/embed/sign-in': (ctx) => sendPage(ctx, 'sign-in.html', ["'none'"]),
  };

  return async function serveEmbed(ctx, next) {
    const answer = Object.hasOwn(answers, ctx.path) ? answers[ctx.path] : undefined;
    if (answer === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.set({ ...headersOfPage, 'Cache-Control': 'private, no-cache' });
    return compressed(ctx, () => answer(ctx));
  };
}
