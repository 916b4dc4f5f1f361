import { addFavorite, apiBasePath } from '@topwords/platform/contracts';
import type { Context, Middleware } from 'koa';
import { knownError } from '../../errors/known-error.ts';
import { partnerBasePath } from '../partners.ts';

const readingMethods = new Set(['GET', 'HEAD']);

/** A reader's favourites are saved with a token in a header, never by a cookie. */
const favoritesPath = `${apiBasePath}${addFavorite.path}`;

/**
 * Keeps the host of the frame to the frame: requests for it reach the frame's page and files, the calls
 * of widgets, and the one that saves a favourite. No page of the product is there, nor any call that
 * believes a cookie; other hosts are left alone.
 * @throws not_found
 */
export function createFrameHost(frameOrigin: string): Middleware {
  const { host } = new URL(frameOrigin);
  return function keepToFrame(ctx, next) {
    if (ctx.host.toLowerCase() !== host) return next();
    if (!isOfFrame(ctx)) throw knownError('not_found', 'There’s nothing at this address');
    delete ctx.req.headers.cookie;
    return next();
  };
}

function isOfFrame({ path, method }: Context): boolean {
  if (path.startsWith(partnerBasePath)) return true;
  if (path === favoritesPath) return method === addFavorite.method;
  const isFile = /^\/remotes\/translate\/[^/]+\/embed\/[^/]+$/.test(path);
  return (isFile || path === '/embed/frame') && readingMethods.has(method);
}
