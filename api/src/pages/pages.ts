import { createHash, randomBytes } from 'node:crypto';
import { ReadStream } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { send } from '@koa/send';
import {
  canariesCookieName,
  pageVersionHeaderName,
  workerAddress,
  viewCookieName,
  xsrfCookieName,
  type RemoteOverride,
  type RemoteRelease,
  type ServedRegistry,
} from '@topwords/platform/contracts';
import {
  chooseInterfaceLanguage,
  languageCookieName,
  ownCookieName,
  type InterfaceLanguage,
} from '@topwords/platform/contracts';
import compress from 'koa-compress';
import type { Context, Middleware } from 'koa';
import { knownError } from '../errors/known-error.ts';
import type { Logger } from 'pino';
import type { LiveSnapshot } from '../live-snapshot/open-live-snapshot.ts';
import { chooseRelease } from './choose-release.ts';
import { headersOfProduct } from './page-headers.ts';
import type { Paint } from './page-html.ts';
import { openPaintedViews } from './painted-view/open-painted-views.ts';
import { paintView, type FirstWordsOf, type Painted } from './painted-view/paint-view.ts';
import { originsOf, securityPolicy } from './security-policy.ts';
import { sendRegistry } from './send-registry.ts';
import { createShellPages, type ShellPages } from './shell-pages.ts';
import { sendWebApp } from './web-app/send-web-app.ts';
import { sendWorker } from './worker/send-worker.ts';

/** What the pages are made from. */
export interface PageSettings {
  /**
   * Folder of this instance's own build of the shell, `public` with its files and `pages` with its
   * HTML, for registries without a shell; undefined without one.
   */
  shell: string | undefined;
  registry: Pick<LiveSnapshot, 'current' | 'publicKey'>;
  /** Folder of the registry whose `releases` are served; undefined if they are served elsewhere. */
  releases?: string | undefined;
  /** Ids of canaries that were stopped automatically. */
  stoppedCanaries?: () => Promise<readonly string[]> | readonly string[];
  /** The override that a browser's cookie grants, if it is still in force. */
  overrideOf?: (context: Context) => Promise<RemoteOverride | null>;
  /** Lists the words that a page shows before any script runs; without it, pages show none. */
  firstWordsOf?: FirstWordsOf;
  /** Whether sign-in with Google is available; no by default. */
  google?: boolean;
  /** Whether pages work without a network; if not, workers that are installed remove themselves. */
  isWorkerOn?: boolean;
  log: Logger;
}

/** What a page has of the release that it will show first. */
interface PartsOfRelease {
  /** Whose files it announces. */
  preloaded?: RemoteRelease | undefined;
  painted?: Painted | undefined;
}

const year = 365 * 24 * 60 * 60 * 1000;
const releasesAddress = '/remotes/';
/** Where password managers send people to change a password (W3C: a well-known URL). */
const changePasswordAddress = '/.well-known/change-password';

/**
 * Files of releases are parts of pages and never pages: anyone who can write to the store's folder,
 * but has no key, could put a page there, which would otherwise run as one of ours.
 */
const partsPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

function paintOf(context: Context): Paint {
  if (context.cookies.get(xsrfCookieName) !== undefined) return 'app';
  if (context.path === '/') return 'welcome';
  return /^\/try\/?$/.test(context.path) ? 'try' : 'login';
}

/** The language that the person chose, or else their browser's; as the page's script decides. */
function languageOf(context: Context): InterfaceLanguage {
  const chosen = context.cookies.get(ownCookieName(languageCookieName, context.secure));
  return chooseInterfaceLanguage([
    ...(chosen === undefined ? [] : [chosen]),
    ...context.acceptsLanguages(),
  ]);
}

/** A text that changes with a page, except with its nonce. */
function versionOf({ policy, body }: { policy: string; body: string }): string {
  const hash = createHash('sha256').update(policy).update(body);
  return hash.digest('base64url').slice(0, 22);
}

/** Whether a path names a file rather than a screen of the product. */
function isFile(address: string): boolean {
  return path.extname(address) !== '';
}

/** Files whose name changes with their content may be cached for ever. */
function isImmutable(address: string): boolean {
  return address.startsWith(releasesAddress) || /\.[0-9a-f]{8}\.\w+$/.test(address);
}

/** Sends a file of a folder; a path that names none, or leads out of the folder, is not found. */
async function sendFile(context: Context, file: string, root: string): Promise<void> {
  const immutable = isImmutable(context.path);
  context.vary('Accept-Encoding');
  try {
    if (file === '') return;
    await send(context, file, { root, immutable, maxAge: immutable ? year : 0 });
    if (context.type === 'image/svg+xml') context.type = 'image/svg+xml; charset=utf-8';
    await refuseLink(context, root);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

/** Someone who may write to the folder could otherwise link to files that only we may read. */
async function refuseLink(context: Context, root: string): Promise<void> {
  const { body } = context;
  if (!(body instanceof ReadStream)) return;
  const file = await realpath(body.path);
  if (file.startsWith(`${await realpath(root)}${path.sep}`)) return;
  body.destroy();
  context.remove('Content-Encoding');
  throw knownError('not_found', 'There’s nothing at this address');
}

/** Whether an error means that a path was wrong, rather than that a file could not be read. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status < 500;
}

/**
 * Serves everything except the API: the shell's pages and files, the registry's snapshot and the
 * releases it lists. In production a server in front of the API may serve the same folders instead.
 */
export function createPages({
  shell,
  registry,
  releases,
  stoppedCanaries = () => [],
  overrideOf = async () => null,
  firstWordsOf = () => [],
  google = false,
  isWorkerOn = true,
  log,
}: PageSettings): Middleware {
  const shellPages = createShellPages({ own: shell, registryFolder: releases, log });
  const compressed = compress();
  const views = openPaintedViews({ registryFolder: releases, log });

  /** The screen that a release paints; none, with a line in the log, if that fails. */
  function paintScreen(
    context: Context,
    language: InterfaceLanguage,
    release: RemoteRelease,
  ): Painted | undefined {
    const view = views.of(release);
    if (view === undefined) return undefined;
    const hint = context.cookies.get(ownCookieName(viewCookieName, context.secure)) ?? '';
    const { path: address, querystring } = context;
    const asked = { path: address, query: new URLSearchParams(querystring), hint, language };
    try {
      return paintView(asked, { release, view, firstWordsOf });
    } catch (error) {
      log.error({ err: error, version: release.version }, 'a screen could not be painted');
      return undefined;
    }
  }

  /** What is live, and the matching pages. */
  async function served(): Promise<{ live: ServedRegistry } & ShellPages> {
    const signed = registry.current();
    views.follow(signed.snapshot);
    const [stopped, shell] = await Promise.all([stoppedCanaries(), shellPages(signed.snapshot)]);
    const live = { ...signed, stopped_canaries: [...stopped], shell_version: shell.html.version };
    return { live, ...shell, worker: isWorkerOn ? shell.worker : undefined };
  }

  async function sendPage(context: Context): Promise<void> {
    const paint = paintOf(context);
    const language = languageOf(context);
    const isApp = paint === 'app';
    const [{ live, html, worker }, override] = await Promise.all([
      served(),
      isApp ? overrideOf(context) : null,
    ]);
    const hint = context.cookies.get(ownCookieName(canariesCookieName, context.secure)) ?? '';
    const release = isApp
      ? chooseRelease(live.snapshot, context.path, { hint, stopped: live.stopped_canaries })
      : undefined;
    const make = (paint: Paint, nonce: string, parts: PartsOfRelease = {}) => ({
      policy: securityPolicy({
        registry: live.snapshot,
        override,
        nonce,
        inlineScripts: html.inlineScripts(paint, language),
        withGoogle: google,
      }),
      body: html.make(paint, {
        language,
        registry: { ...live, public_key: registry.publicKey, override },
        release: parts.preloaded,
        painted: parts.painted,
        hasWorker: worker !== undefined,
        nonce,
      }),
    });
    const version = versionOf(make(paint, ''));
    const preloaded = release?.name === override?.remote ? undefined : release;
    const painted =
      preloaded && html.hasView(language) ? paintScreen(context, language, preloaded) : undefined;
    context.set(headersOfProduct);
    context.set('Cache-Control', 'private, no-cache');
    context.set('Vary', 'Cookie, Accept-Language');
    context.set(pageVersionHeaderName, version);
    if (context.get(pageVersionHeaderName) === version) {
      context.status = 204;
      return;
    }
    context.status = 200;
    // Weak: the bytes differ with the nonce and the compression.
    const tags = [version, preloaded?.version, painted && versionOf(make('view', '', { painted }))];
    context.etag = `W/"${tags.filter((tag) => tag !== undefined).join('-')}"`;
    if (context.fresh) {
      // The browser has the page with the policy of its nonce.
      context.remove('Content-Security-Policy');
      context.status = 304;
      return;
    }
    const shown = painted ? 'view' : paint;
    const page = make(shown, randomBytes(16).toString('base64'), { preloaded, painted });
    context.set('Content-Security-Policy', page.policy);
    context.set('Content-Language', language);
    context.type = 'html';
    context.body = page.body;
  }

  return async (context, next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    context.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (context.path === '/registry.json') {
      return compressed(context, async () => sendRegistry(context, (await served()).live));
    }
    if (context.path === changePasswordAddress) {
      context.redirect('/profile');
      return undefined;
    }
    if (context.path.startsWith(releasesAddress)) {
      context.set('Access-Control-Allow-Origin', '*');
      // Partners' pages and other hosts load them.
      context.set('Cross-Origin-Resource-Policy', 'cross-origin');
      context.set('Content-Security-Policy', partsPolicy);
      const file = context.path.slice(releasesAddress.length);
      if (releases === undefined) return undefined;
      return sendFile(context, file, path.join(releases, 'releases'));
    }
    if (context.path === workerAddress) {
      return compressed(context, async () => {
        const { live, worker } = await served();
        sendWorker(context, worker, originsOf(live.snapshot));
      });
    }
    if (await sendWebApp(context)) return undefined;
    if (isFile(context.path)) {
      context.set('Cross-Origin-Resource-Policy', 'same-origin');
      if (shell === undefined) return undefined;
      return sendFile(context, context.path, path.join(shell, 'public'));
    }
    return compressed(context, () => sendPage(context));
  };
}
