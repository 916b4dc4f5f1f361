import { loadBank, type BankWord } from '@topwords/content/bank';
import { setTimeout as wait } from 'node:timers/promises';
import { createAccount, type Account } from '../accounts/account.ts';
import { apiSettings, startApi, withSqlite } from '../processes/start-api.ts';
import { quantile } from '../statistics/quantile.ts';
import { atLeast, finding, type Finding } from './findings.ts';
import type { Scenario } from './scenario.ts';

const longTextLength = 1000;
const politeRequests = 6;
const abusiveRequests = 60;
const recordings = 100;

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

async function speak({ send }: Account, text: string): Promise<Outcome> {
  const startedAt = performance.now();
  const response = await send('/words/voice', { text, language: 'es' });
  await response.arrayBuffer();
  return {
    status: response.status,
    milliseconds: performance.now() - startedAt,
    hasRetryAfter: response.headers.has('retry-after'),
  };
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
  return finding(
    measure,
    `p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms, ${answered} of ${outcomes.length}`,
    `p99 under ${limit} ms, all`,
    p99 < limit && answered === outcomes.length,
  );
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
      if (outcome.status !== 200) await wait(200);
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

async function run(root: string, databaseUrl: string): Promise<readonly Finding[]> {
  const spanish = loadBank().words.filter(({ language }) => language === 'es');
  const start = () =>
    startApi(root, apiSettings(databaseUrl, { LOG_LEVEL: 'silent', VOICE_RECORD_AHEAD: 'off' }));
  const sayBank = (account: Account) => (index: number) =>
    speak(account, spanish[index]?.text ?? '');
  const first = await start();
  await oneByOne(recordings, sayBank(await createAccount(first.address)));
  await first.stop();
  // Restarted, so that answers come from files and not from memory.
  const { address, stop } = await start();
  try {
    const polite = await createAccount(address);
    const abusive = await createAccount(address);
    const stranger = await createAccount(address);
    const word = (prefix: string) => (index: number) => speak(stranger, `${prefix}${index}`);
    const started = await oneByOne(1, word('empezado'));
    const alone = await oneByOne(recordings, word('lorado'));
    const long = (account: Account) => (seed: number) => speak(account, longText(spanish, seed));

    const busy = keepBusy(politeRequests, long(polite));
    const besidePolite = await oneByOne(recordings, word('mirado'));
    const abuse = keepBusy(abusiveRequests, long(abusive));
    const besideBoth = await oneByOne(recordings, word('tocado'));
    const ofBank = await oneByOne(recordings, sayBank(stranger));
    await Promise.all([busy.stop(), abuse.stop()]);

    const served = busy.outcomes.filter(({ status }) => status === 200).length;
    const refused = abuse.outcomes.filter(({ status }) => status !== 200);
    const unclear = refused.filter(
      ({ status, hasRetryAfter }) => !hasRetryAfter || (status !== 429 && status !== 503),
    );
    return [
      timeFinding('first word, which starts a process', started, 2000),
      timeFinding('one word, alone', alone, 250),
      timeFinding('one word beside six long texts', besidePolite, 250),
      timeFinding('one word beside six and sixty', besideBoth, 250),
      timeFinding('word of the bank beside them', ofBank, 50),
      atLeast('long texts of the polite account that were answered', served, politeRequests),
      finding(
        'refusals of the abusive account',
        `${refused.length}, ${unclear.length} unclear`,
        '429 or 503 with Retry-After',
        refused.length > 0 && unclear.length === 0,
      ),
    ];
  } finally {
    await stop();
  }
}

/** One learner's speech requests while other accounts keep the engine busy. */
export const scenario: Scenario = {
  title: 'one account requests six long texts, another sixty simultaneously, a third one word',
  run: (root) => withSqlite((databaseUrl) => run(root, databaseUrl)),
};
