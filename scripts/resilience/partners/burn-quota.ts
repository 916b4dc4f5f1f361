import { partnerSessionHeaderName, type WidgetSettings } from '@topwords/platform/contracts';
import { Agent, request } from 'node:http';
import {
  acme,
  buildKey,
  startPartners,
  type PartnersApi,
} from '../../../api/src/partners/testing/start-partners.ts';
import { listUsage } from '../../../api/src/partners/usage-repository.ts';

const minute = 60_000;
const minutes = 60;
/**
 * How many requests one address may send to the partners' calls in a minute, by
 * `LIMIT_PARTNER_ADDRESS`.
 */
const addressPerMinute = 240;
const readers = 5;
/** Concurrent requests of an attacker. */
const atOnce = 40;

/** The daily quota of the key under attack. */
export const requestsPerDay = 10_000;
const requestsPerMinute = 300;

/** Who attacks a key. */
export interface Attack {
  addresses: number;
  /** Whether each sends the origin of the partner's page, as a browser on it would. */
  isForgingOrigin: boolean;
  /** Whether each asks for a session first, and again when it is refused. */
  isTakingSession: boolean;
}

/** The result of an attack of one hour. */
export interface Burnt {
  /** Requests of the day's quota that the attackers used. */
  used: number;
  /** Requests of readers at other addresses, five a minute. */
  asked: number;
  answered: number;
}

interface Answer {
  status: number;
  body: unknown;
}

/**
 * Runs an attack for an hour of the server's clock, at the rate allowed per address and minute; the
 * clock is moved forward minute by minute. Everything else is real: HTTP, limits, database.
 */
export async function burnQuota(attack: Attack): Promise<Burnt> {
  const api = await startPartners({ trustedProxies: 1, addressPerMinute });
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  try {
    const { key, id } = await buildKey(api.db, { requestsPerDay, requestsPerMinute });
    const attackers = Array.from({ length: attack.addresses }, (_, index) =>
      createAttacker(api, agent, key, attack, `198.51.100.${index + 1}`),
    );
    let answered = 0;
    for (let passed = 0; passed < minutes; passed += 1) {
      await Promise.all(attackers.map((spendMinute) => spendMinute()));
      for (let reader = 0; reader < readers; reader += 1) {
        const address = `203.0.113.${(passed * readers + reader) % 250}`;
        const { status } = await translate(api, agent, { key, address, origin: acme });
        if (status === 200) answered += 1;
      }
      api.clock.now += minute;
    }
    await api.partners.flush();
    const days = await listUsage(api.db, { since: '2000-01-01', keyId: id });
    const used = days.reduce((sum, { requests }) => sum + requests, 0) - answered;
    return { used, asked: minutes * readers, answered };
  } finally {
    agent.destroy();
    await api.stop();
  }
}

function createAttacker(
  api: PartnersApi,
  agent: Agent,
  key: string,
  { isForgingOrigin, isTakingSession }: Attack,
  address: string,
): () => Promise<void> {
  const origin = isForgingOrigin ? acme : undefined;

  async function takeSession(): Promise<string | undefined> {
    const { body } = await send(api, agent, `/api/embed/settings?key=${key}`, { address, origin });
    return (body as WidgetSettings).session?.token;
  }

  return async function spendMinute() {
    const session = isTakingSession ? await takeSession() : undefined;
    let left = addressPerMinute;
    async function ask(): Promise<void> {
      while (left > 0) {
        left -= 1;
        await translate(api, agent, { key, address, origin, session });
      }
    }
    await Promise.all(Array.from({ length: atOnce }, ask));
  };
}

interface Asking {
  address: string;
  origin?: string | undefined;
  session?: string | undefined;
}

function translate(
  api: PartnersApi,
  agent: Agent,
  { key, ...asking }: Asking & { key: string },
): Promise<Answer> {
  const body = JSON.stringify({ text: 'casa', from_lang: 'es', to_lang: 'en' });
  return send(api, agent, `/api/embed/translate?key=${key}`, asking, body);
}

function send(
  api: PartnersApi,
  agent: Agent,
  path: string,
  { address, origin, session }: Asking,
  body?: string,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request(
    `${api.origin}${path}`,
    {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'X-Forwarded-For': address,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(origin !== undefined && { Origin: origin }),
        ...(session !== undefined && { [partnerSessionHeaderName]: session }),
      },
    },
    (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => (text += piece));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) as unknown }),
      );
    },
  );
  sent.on('error', reject);
  sent.end(body);
  return promise;
}
