/**
 * The name of a cookie that our pages write. With the prefix that it has on https, browsers accept
 * it only from this host.
 */
export function ownCookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}
