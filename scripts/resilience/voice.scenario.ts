import { loadBank, type BankWord } from '@topwords/content/bank';
import { join } from 'node:path';
import { createAccount, type Account } from '../accounts/account.ts';
import { inFolder } from '../processes/in-folder.ts';
import { startServer } from '../processes/server-process.ts';
import { quantile } from '../statistics/quantile.ts';
import type { Finding, Scenario } from './scenario.ts';

const longTextLength = 1000;
const politeRequests = 6;
const abusiveRequests = 60;
const recordings = 100;
const looksAtWords = 15;

/** The result of one request: its status and how long it took, in milliseconds. */
interface Outcome {
  status: number;
  milliseconds: number;
  hasRetryAfter: boolean;
}

/** A text that was not requested before: Spanish words in a unique order. */
function longText(words: readonly BankWord[], seed: number): string {
  const texts: string[] = [];
  for (let length = 0; length < longTextLength;) {
    const { text = 'casa' } = words[(seed * 131 + texts.length * 17) % words.length] ?? {};
    texts.push(text);
    length += text.length + 1;
  }
  return texts.join(' ').slice(0, longTextLength);
}

async function timed(request: () => Promise<Response>): Promise<Outcome> {
  const startedAt = performance.now();
  const response = await request();
  await response.arrayBuffer();
  return {
    status: response.status,
    milliseconds: performance.now() - startedAt,
    hasRetryAfter: response.headers.has('retry-after'),
  };
}

function speak(address: string, { headers }: Account, text: string): Promise<Response> {
  return fetch(`${address}/api/words/voice`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ text, language: 'es' }),
  });
}

async function oneByOne(count: number, run: (index: number) => Promise<Outcome>) {
  const outcomes: Outcome[] = [];
  for (let index = 0; index < count; index += 1) outcomes.push(await run(index));
  return outcomes;
}

function timeFinding(measure: string, outcomes: readonly Outcome[], limit: number): Finding {
  const times = outcomes.map(({ milliseconds }) => milliseconds);
  const [p50, p99] = [quantile(times), quantile(times, 0.99)];
  const answered = outcomes.filter(({ status }) => status === 200).length;
  return {
    measure,
    found: `p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms, ${answered} of ${outcomes.length}`,
    allowed: `p99 under ${limit} ms, all`,
    isHeld: p99 < limit && answered === outcomes.length,
  };
}

/** Keeps this many requests for long texts in flight until it is stopped. */
function keepBusy(count: number, ask: (seed: number) => Promise<Outcome>) {
  const outcomes: Outcome[] = [];
  const over = new AbortController();
  let seed = count * 1000;
  const loops = Array.from({ length: count }, async () => {
    while (!over.signal.aborted) {
      seed += 1;
      const outcome = await ask(seed);
      outcomes.push(outcome);
      // Retries quickly, but does not flood the server with refused requests.
      if (outcome.status !== 200) await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });
  return {
    outcomes,
    async stop() {
      over.abort();
      await Promise.all(loops);
    },
  };
}

async function run(root: string, folder: string): Promise<readonly Finding[]> {
  const spanish = loadBank().words.filter(({ language }) => language === 'es');
  const start = () =>
    startServer([join(root, 'api/src/main.ts')], {
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      DATABASE_URL: `sqlite:${join(folder, 'topwords.db')}`,
      VOICE_RECORD_AHEAD: 'off',
    });
  const bankWords = spanish.slice(0, recordings).map(({ text }) => text);
  const first = await start();
  const listener = await createAccount(first.address);
  await oneByOne(recordings, (index) =>
    timed(() => speak(first.address, listener, bankWords[index] ?? '')),
  );
  await first.stop();
  // Restarted, so that answers come from files and not from memory.
  const { address, stop } = await start();
  try {
    const [polite, abusive, stranger] = await Promise.all(
      [1, 2, 3].map(() => createAccount(address)),
    );
    if (!polite || !abusive || !stranger) throw new Error('An account is missing');
    const word = (prefix: string) => (index: number) =>
      timed(() => speak(address, stranger, `${prefix}${index}`));
    const started = await oneByOne(1, word('empezado'));
    const alone = await oneByOne(recordings, word('lorado'));
    const long = (account: Account) => (seed: number) =>
      timed(() => speak(address, account, longText(spanish, seed)));

    const busy = keepBusy(politeRequests, long(polite));
    const besidePolite = await oneByOne(recordings, word('mirado'));
    const abuse = keepBusy(abusiveRequests, long(abusive));
    const besideBoth = await oneByOne(recordings, word('tocado'));
    const details = (await Promise.all(
      spanish
        .slice(500, 500 + looksAtWords)
        .map(({ id }) => stranger.get(`/words/get_detail_word/${id}`)),
    )) as { ipa: string | null }[];
    const ofBank = await oneByOne(recordings, (index) =>
      timed(() => speak(address, stranger, bankWords[index] ?? '')),
    );
    await Promise.all([busy.stop(), abuse.stop()]);

    const served = busy.outcomes.filter(({ status }) => status === 200).length;
    const refused = abuse.outcomes.filter(({ status }) => status !== 200);
    const unclear = refused.filter(
      ({ status, hasRetryAfter }) => !hasRetryAfter || (status !== 429 && status !== 503),
    );
    const withIpa = details.filter(({ ipa }) => ipa !== null).length;
    return [
      timeFinding('first word, which starts a process', started, 2000),
      timeFinding('one word, alone', alone, 250),
      timeFinding('one word beside six long texts', besidePolite, 250),
      timeFinding('one word beside six and sixty', besideBoth, 250),
      timeFinding('word of the bank beside them', ofBank, 50),
      {
        measure: 'words with IPA beside them',
        found: `${withIpa} of ${looksAtWords}`,
        allowed: 'all',
        isHeld: withIpa === looksAtWords,
      },
      {
        measure: 'long texts of the polite account',
        found: `${served} answered`,
        allowed: 'at least 6',
        isHeld: served >= politeRequests,
      },
      {
        measure: 'refusals of the abusive account',
        found: `${refused.length}, ${unclear.length} unclear`,
        allowed: '429 or 503 with Retry-After',
        isHeld: refused.length > 0 && unclear.length === 0,
      },
    ];
  } finally {
    await stop();
  }
}

/** One learner's speech requests while other accounts keep the engine busy. */
export const scenario: Scenario = {
  title: 'one account requests six long texts, another sixty simultaneously, a third one word',
  run: (root) => inFolder((folder) => run(root, folder)),
};
