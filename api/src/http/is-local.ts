import { isIP } from 'node:net';
import type { Context } from 'koa';

/** Headers that proxies, and services in front of them, add to forwarded requests. */
const proxyHeader =
  /^(via|forwarded|cdn-loop|true-client-ip|x-real-ip|x-client-ip|x-cluster-client-ip|x-request-id|(x-forwarded|x-original|x-envoy|x-amzn|x-amz-cf|x-azure|cf|fastly|fly)-.+|x-forwarded)$/;

const loopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/i;

/** Names that always resolve to this machine, regardless of DNS. */
const localName = /^(localhost|.+\.localhost)$/i;

/**
 * Whether a request comes from a program on this machine: not through a proxy on it, and not from a
 * page of a site whose name was pointed here (DNS rebinding). Behind a declared proxy, an address
 * proves nothing; old proxies, and nginx by default, use HTTP/1.0.
 */
export function isLocal({ req, hostname, app }: Context): boolean {
  const address = req.socket.remoteAddress ?? '';
  if (app.proxy || isIP(address) === 0 || !loopback.test(address)) return false;
  const isDirect =
    req.httpVersion === '1.1' && Object.keys(req.headers).every((name) => !proxyHeader.test(name));
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return isDirect && (loopback.test(host) || localName.test(host));
}
