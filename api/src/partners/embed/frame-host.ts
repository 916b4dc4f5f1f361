import { addFavorite, apiBasePath } from '@topwords/platform/contracts';
import type { Context, Middleware } from 'koa';
import { knownError } from '../../errors/known-error.ts';
import { partnerBasePath } from '../partners.ts';

const readingMethods = new Set(['GET', 'HEAD']);

/** A reader's favourites are saved with a token in a header, never with a cookie. */
const favoritesPath = `${apiBasePath}${addFavorite.path}`;

/**
 * Restricts the frame's host to the frame: its page and files, the calls of widgets, and the call
 * that saves a favourite. No page of the product is there, nor any call that accepts a cookie;
 * other hosts are not affected.
 * @throws not_found
 */
export function createFrameHost(frameOrigin: string): Middleware {
  const { host } = new URL(frameOrigin);
  return function restrictToFrame(ctx, next) {
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
