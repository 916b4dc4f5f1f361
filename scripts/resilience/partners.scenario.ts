import { partnerSessionHeaderName, type WidgetSettings } from '@topwords/platform/contracts';
import {
  acme,
  buildKey,
  startPartners,
  type PartnersApi,
} from '../../api/src/partners/testing/start-partners.ts';
import { listUsage } from '../../api/src/partners/usage-repository.ts';
import { exactly, finding, type Finding } from './findings.ts';
import type { Scenario } from './scenario.ts';

const minute = 60_000;
const minutes = 60;
/** How many requests one address may send in a minute, by `LIMIT_PARTNER_ADDRESS`. */
const addressPerMinute = 240;
const readers = 5;
/** Concurrent requests of an attacker. */
const atOnce = 40;

/** The quota of the key under attack. */
const requestsPerDay = 10_000;
const requestsPerMinute = 300;

/** Who attacks a key. */
interface Attack {
  name: string;
  addresses: number;
  /** Of the partner's page; each attacker forges it, as a browser on that page would send it. */
  origin?: string;
  /** Whether each asks for a session every minute. */
  takesSession?: boolean;
  /** How many of the day's requests the attackers may use. */
  atMost: number;
}

const attacks: readonly Attack[] = [
  { name: 'one address without an origin', addresses: 1, atMost: 0 },
  { name: 'one address with a forged origin', addresses: 1, origin: acme, atMost: 100 },
  {
    name: 'one address with a forged origin and a session',
    addresses: 1,
    origin: acme,
    takesSession: true,
    atMost: 200,
  },
  { name: 'six addresses with a forged origin', addresses: 6, origin: acme, atMost: 600 },
  {
    name: 'six addresses with a forged origin and a session',
    addresses: 6,
    origin: acme,
    takesSession: true,
    atMost: 1200,
  },
];

interface Asking {
  address: string;
  origin?: string | undefined;
  session?: string | undefined;
}

function translate({ origin: api }: PartnersApi, key: string, asking: Asking): Promise<number> {
  return send(`${api}/api/embed/translate?key=${key}`, asking, {
    method: 'POST',
    body: JSON.stringify({ text: 'casa', from_lang: 'es', to_lang: 'en' }),
  }).then(({ status }) => status);
}

async function takeSession({ origin: api }: PartnersApi, key: string, asking: Asking) {
  const { body } = await send(`${api}/api/embed/settings?key=${key}`, asking);
  return (body as WidgetSettings).session?.token;
}

async function send(url: string, { address, origin, session }: Asking, init: RequestInit = {}) {
  const headers = {
    'X-Forwarded-For': address,
    ...(init.body !== undefined && { 'Content-Type': 'application/json' }),
    ...(origin !== undefined && { Origin: origin }),
    ...(session !== undefined && { [partnerSessionHeaderName]: session }),
  };
  const response = await fetch(url, { ...init, headers });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** Sends as many requests as an address may in a minute. */
async function spendMinute(
  api: PartnersApi,
  key: string,
  { origin, takesSession }: Attack,
  address: string,
): Promise<void> {
  const session = takesSession ? await takeSession(api, key, { address, origin }) : undefined;
  let left = addressPerMinute;
  const ask = async () => {
    while (left > 0) {
      left -= 1;
      await translate(api, key, { address, origin, session });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
}

/**
 * Runs an attack for an hour of the server's clock, which is moved forward minute by minute, while
 * readers at other addresses translate. Everything else is real: HTTP, limits, database.
 */
async function burnQuota(attack: Attack): Promise<Finding[]> {
  const api = await startPartners({ trustedProxies: 1, addressPerMinute });
  try {
    const { key, id } = await buildKey(api.db, { requestsPerDay, requestsPerMinute });
    let answered = 0;
    for (let passed = 0; passed < minutes; passed += 1) {
      await Promise.all(
        Array.from({ length: attack.addresses }, (_, index) =>
          spendMinute(api, key, attack, `198.51.100.${index + 1}`),
        ),
      );
      for (let reader = 0; reader < readers; reader += 1) {
        const address = `203.0.113.${(passed * readers + reader) % 250}`;
        if ((await translate(api, key, { address, origin: acme })) === 200) answered += 1;
      }
      api.clock.now += minute;
    }
    await api.partners.flush();
    const days = await listUsage(api.db, { since: '2000-01-01', keyId: id });
    const used = days.reduce((sum, { requests }) => sum + requests, 0) - answered;
    const share = ((100 * used) / requestsPerDay).toFixed(1);
    return [
      finding(
        `quota used by ${attack.name}`,
        `${used} (${share} %)`,
        `at most ${attack.atMost}`,
        used <= attack.atMost,
      ),
      exactly('readers elsewhere who were answered', answered, minutes * readers),
    ];
  } finally {
    await api.stop();
  }
}

export const scenario: Scenario = {
  title: `A publishable key with ${requestsPerDay} requests a day is attacked for an hour by someone who knows only its public text`,
  async run() {
    const findings: Finding[] = [];
    for (const attack of attacks) findings.push(...(await burnQuota(attack)));
    return findings;
  },
};
