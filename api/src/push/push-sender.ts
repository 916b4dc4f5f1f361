import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import { isPushEndpoint } from './is-push-endpoint.ts';
import { lookupPublic } from './public-addresses.ts';
import type { VapidKeys } from './ready-vapid-keys.ts';
import type { Subscription } from './subscription-repository.ts';

/** Longer than any push service takes. */
const timeoutMilliseconds = 10_000;

/** What a push service said. `later`: try again, after so many milliseconds if it said so. */
export type PushOutcome =
  | { kind: 'delivered' }
  | { kind: 'gone' }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; afterMilliseconds?: number };

/** A message for one browser. */
interface PushMessage {
  /** JSON, of less than 3 kB. */
  payload: string;
  /** How long the push service keeps it for a browser that is off. */
  ttlSeconds: number;
  /** A later message with the same topic replaces one that waits. */
  topic: string;
}

/** Sends messages to browsers through their push services (RFC 8030). */
export interface PushSender {
  /** What browsers subscribe with. */
  publicKey: string;
  /** Whether we would send to an address. */
  isEndpoint(endpoint: string): boolean;
  /** Never throws. */
  send(
    to: Pick<Subscription, 'endpoint' | 'p256dh' | 'auth'>,
    what: PushMessage,
  ): Promise<PushOutcome>;
}

interface SenderSettings {
  keys: VapidKeys;
  /** Whom a push service may write to about our messages: mailto: or https:. */
  contact: string;
  /** Hosts that are sent to, with those below them. */
  services: readonly string[];
  /** An origin that is sent to without https, for tests. */
  plainOrigin?: string;
}

/** Creates the sender of this process. */
export function createPushSender({
  keys,
  contact,
  services,
  plainOrigin,
}: SenderSettings): PushSender {
  const vapidDetails = { subject: contact, ...keys };
  const isPlain = (endpoint: string) =>
    plainOrigin !== undefined && endpoint.startsWith(`${plainOrigin}/`);
  const isEndpoint = (endpoint: string) => isPlain(endpoint) || isPushEndpoint(endpoint, services);
  return {
    publicKey: keys.publicKey,
    isEndpoint,
    async send({ endpoint, p256dh, auth }, { payload, ttlSeconds, topic }) {
      if (!isEndpoint(endpoint)) return { kind: 'refused', reason: 'not a push service' };
      try {
        const prepared = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          payload,
          { vapidDetails, TTL: ttlSeconds, topic, urgency: 'normal', contentEncoding: 'aes128gcm' },
        );
        const { method, headers, body } = prepared;
        return outcomeOf(await post(endpoint, { method, headers, body }));
      } catch (error) {
        return { kind: 'later', reason: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

type Prepared = Pick<webPush.RequestDetails, 'method' | 'headers' | 'body'>;

/** Sends a request and reads nothing of the answer but its head; redirects are not followed. */
function post(
  endpoint: string,
  { method, headers, body }: Prepared,
): Promise<{ status: number; retryAfter: string | undefined }> {
  const isSecure = endpoint.startsWith('https:');
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const options = { method, headers, signal, ...(isSecure && { lookup: lookupPublic }) };
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(endpoint, options, (response) => {
      resolve({
        status: response.statusCode ?? 0,
        retryAfter: response.headers['retry-after'],
      });
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** RFC 8030: 201 (some say 200 or 202) is taken; 404 and 410 say that the subscription has ended. */
function outcomeOf({
  status,
  retryAfter = '',
}: {
  status: number;
  retryAfter: string | undefined;
}): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const reason = `the push service answered ${status}`;
  if (status !== 429 && status < 500) return { kind: 'refused', reason };
  const seconds = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  return {
    kind: 'later',
    reason,
    ...(seconds !== undefined && { afterMilliseconds: seconds * 1000 }),
  };
}
