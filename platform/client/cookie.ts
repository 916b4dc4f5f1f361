import { ownCookieName } from '../contracts/index.ts';

/** Returns the value of a cookie that scripts may read, or null. */
export function readCookie(name: string): string | null {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  const found = pairs.find(([key]) => key === name);
  return found ? decodeURIComponent(found.slice(1).join('=')) : null;
}

/** Deletes a cookie that scripts may write. */
export function expireCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0`;
}

const isHttps = () => location.protocol === 'https:';

/** The value of a cookie of our pages' own, or null. */
export function readOwnCookie(name: string): string | null {
  return readCookie(ownCookieName(name, isHttps()));
}

/** Sets such a cookie for a time, in seconds; 0 deletes it. */
export function setOwnCookie(name: string, value: string, maxAge: number): void {
  const secure = isHttps() ? '; Secure' : '';
  const fullName = ownCookieName(name, isHttps());
  document.cookie = `${fullName}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
