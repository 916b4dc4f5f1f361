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
