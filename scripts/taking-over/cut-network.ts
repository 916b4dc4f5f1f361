import type { RandomStream } from '../simulation/random.ts';

/** What may happen to a request. */
const fates = [
  /** It never reaches the server. */
  'dropped',
  /** The server does what it asks, but the answer is lost. */
  'lost',
  /** Something between them answers that it is busy. */
  'busy',
  /** The server answers, and the page is closed or reloaded before it reads the answer. */
  'closed',
] as const;

/** A network that is interrupted at random, with the cookies of one browser. */
export interface CutNetwork {
  fetch(address: string, init: RequestInit, closePage: () => void): Promise<Response>;
  /** The cookies that scripts may read. */
  cookies(): string;
  /** A script deletes the cookie that it may write. */
  forgetToken(): void;
  /** Whether requests reach the server at all. */
  plug(isPlugged: boolean): void;
  /** How often it was interrupted so far. */
  interruptions(): number;
}

/** Before a browser of the test replaces it. */
const fetchReally = globalThis.fetch;

/** Creates a network on which a share of the requests, from 0 to 1, is interrupted. */
export function createCutNetwork(random: RandomStream, share: number): CutNetwork {
  const jar = new Map<string, string>();
  let interruptions = 0;
  let isPlugged = true;

  async function send(address: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetchReally(address, { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  return {
    async fetch(address, init, closePage) {
      if (!isPlugged) throw new TypeError('Failed to fetch');
      const fate =
        random.uniform() < share ? fates[Math.floor(random.uniform() * fates.length)] : undefined;
      if (fate === undefined) return send(address, init);
      interruptions += 1;
      if (fate === 'dropped') throw new TypeError('Failed to fetch');
      if (fate === 'busy') {
        const body = JSON.stringify({ detail: 'Please wait', code: 'instance_stopping' });
        return new Response(body, { status: 503 });
      }
      await (await send(address, init)).arrayBuffer();
      if (fate === 'closed') closePage();
      throw new TypeError('Failed to fetch');
    },
    cookies: () => {
      const token = jar.get('XSRF-TOKEN');
      return token === undefined ? '' : `XSRF-TOKEN=${token}`;
    },
    plug: (next) => void (isPlugged = next),
    interruptions: () => interruptions,
    forgetToken: () => void jar.delete('XSRF-TOKEN'),
  };
}
