import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { send } from '@koa/send';
import { xsrfCookieName } from '@topwords/platform/contracts';
import compress from 'koa-compress';
import type { Context, Middleware } from 'koa';
import { createPageHtml, type Paint } from './page-html.ts';
import { createRegistryReader } from './registry-file.ts';
import { securityPolicy } from './security-policy.ts';

/** Folders that the build has made. */
export interface PageFolders {
  /** Of the shell: `public` with its files, `pages` with its HTML. */
  shell: string;
  /** Of the registry: `registry.json` and `releases`. */
  registry: string;
}

interface PageSettings extends PageFolders {
  /** Whether one can sign in with Google here; not unless told. */
  google?: boolean;
}

const year = 365 * 24 * 60 * 60 * 1000;
const releasesAddress = '/remotes/';

function paintOf(context: Context): Paint {
  if (context.cookies.get(xsrfCookieName) !== undefined) return 'app';
  return context.path === '/' ? 'welcome' : 'login';
}

/** Whether a path names a file rather than a screen of the product. */
function isFile(address: string): boolean {
  return path.extname(address) !== '';
}

/** Files whose name changes with their content may be kept for ever. */
function isImmutable(address: string): boolean {
  return address.startsWith(releasesAddress) || /\.[0-9a-f]{8}\.\w+$/.test(address);
}

/** Sends a file of a folder; a path that names none, or leads out of the folder, is not found. */
async function sendFile(context: Context, file: string, root: string): Promise<void> {
  const immutable = isImmutable(context.path);
  context.vary('Accept-Encoding');
  try {
    if (file !== '') await send(context, file, { root, immutable, maxAge: immutable ? year : 0 });
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

/** Whether an error says that a path was wrong, and not that a file could not be read. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status < 500;
}

/**
 * Serves what is not the API: the shell's pages and files, the registry's snapshot and the releases
 * it lists. Whatever stands before the API in production may serve the same folders in its place.
 */
export function createPages({ google = false, ...folders }: PageSettings): Middleware {
  const readRegistry = createRegistryReader(path.join(folders.registry, 'registry.json'));
  const pageHtml = createPageHtml(path.join(folders.shell, 'pages'));
  const compressed = compress();

  async function sendPage(context: Context): Promise<void> {
    const registry = await readRegistry();
    const nonce = randomBytes(16).toString('base64');
    const paint = paintOf(context);
    const release =
      paint === 'app'
        ? registry.remotes.find(({ routes }) => routes.includes(context.path))
        : undefined;
    context.set('Content-Security-Policy', securityPolicy({ registry, nonce, withGoogle: google }));
    context.set('Cache-Control', 'private, no-cache');
    context.set('Vary', 'Cookie');
    context.type = 'html';
    context.body = pageHtml(paint, { registry, release, nonce });
  }

  return async (context, next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    context.set('X-Content-Type-Options', 'nosniff');
    context.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (context.path === '/registry.json') {
      context.set('Cache-Control', 'no-cache');
      context.set('Access-Control-Allow-Origin', '*');
      context.body = await readRegistry();
      return undefined;
    }
    if (context.path.startsWith(releasesAddress)) {
      context.set('Access-Control-Allow-Origin', '*');
      const file = context.path.slice(releasesAddress.length);
      return sendFile(context, file, path.join(folders.registry, 'releases'));
    }
    if (isFile(context.path)) {
      return sendFile(context, context.path, path.join(folders.shell, 'public'));
    }
    return compressed(context, () => sendPage(context));
  };
}
