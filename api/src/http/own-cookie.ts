import type { Context } from 'koa';

/** A cookie that only the API reads and writes. */
export interface OwnCookie {
  /** Without the prefix that it has on https. */
  name: string;
  /** Its path on plain http; on https browsers require `/` for a prefixed name. */
  path: string;
  sameSite: 'strict' | 'lax';
  /** Whether browsers may still have it under its plain name, from before the prefix existed. */
  isOlderThanPrefix?: boolean;
}

/**
 * On https a cookie's name begins with `__Host-`: browsers then accept it only from this host over
 * https, so that neither a sibling site nor plain http can replace it. Plain http, as on a
 * developer's machine, has no such prefix.
 */
function nameOf(ctx: Context, { name }: OwnCookie): string {
  return ctx.secure ? `__Host-${name}` : name;
}

/** The value that the browser sent; undefined without the cookie. */
export function readOwnCookie(ctx: Context, cookie: OwnCookie): string | undefined {
  const value = ctx.cookies.get(nameOf(ctx, cookie));
  if (value !== undefined || cookie.isOlderThanPrefix !== true) return value;
  return ctx.cookies.get(cookie.name);
}

/** Stores a value in the browser for a time, and clears one under the plain name. */
export function setOwnCookie(
  ctx: Context,
  cookie: OwnCookie,
  value: string,
  maxAgeMilliseconds: number,
): void {
  ctx.cookies.set(nameOf(ctx, cookie), value, {
    ...attributesOf(ctx, cookie),
    maxAge: maxAgeMilliseconds,
  });
  if (ctx.cookies.get(cookie.name) !== undefined) clearPlain(ctx, cookie);
}

/** Removes the cookie from the browser. */
export function clearOwnCookie(ctx: Context, cookie: OwnCookie): void {
  ctx.cookies.set(nameOf(ctx, cookie), null, attributesOf(ctx, cookie));
  clearPlain(ctx, cookie);
}

function attributesOf(ctx: Context, { path, sameSite }: OwnCookie) {
  return {
    httpOnly: true,
    sameSite,
    path: ctx.secure ? '/' : path,
    secure: ctx.secure,
    overwrite: true,
  } as const;
}

function clearPlain(ctx: Context, { name, path, sameSite, isOlderThanPrefix }: OwnCookie): void {
  if (!ctx.secure || isOlderThanPrefix !== true) return;
  ctx.cookies.set(name, null, { httpOnly: true, sameSite, path, secure: true, overwrite: true });
}
