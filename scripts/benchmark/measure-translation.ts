import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildTinyModel } from '../../api/src/translate/bergamot/testing/build-tiny-model.ts';
import { installTinyPairs } from '../../api/src/translate/bergamot/testing/install-tiny-pairs.ts';
import { createAccount, type Account } from '../accounts/account.ts';
import type { PrivateApi } from '../processes/start-api.ts';
import { watchMemory } from '../resilience/watch-memory.ts';
import { quantile } from '../statistics/quantile.ts';

/** How long a pair's texts take, in milliseconds. */
interface TextTimes {
  name: string;
  /** With loading the model. */
  first: number;
  median: number;
  p99: number;
}

/** Texts of an installed engine, and what they cost other calls. */
export interface TranslationMeasurement {
  texts: TextTimes[];
  /** Of the whole process, in megabytes: before the first text, and at most. */
  memory: { before: number; most: number };
  /** Milliseconds of another call, while nothing translates and while something always does. */
  quiet: { median: number; p99: number };
  busy: { median: number; p99: number };
}

const dictionary = {
  ayer: 'yesterday',
  casa: 'house',
  grande: 'large',
  perro: 'dog',
  duerme: 'sleeps',
  gato: 'cat',
  come: 'eats',
  pan: 'bread',
};
const backwards = Object.fromEntries(Object.entries(dictionary).map(([es, en]) => [en, es]));
const wordsInText = 20;
const textsOfPair = 40;
/** Below what a learner may ask for in a minute. */
const textsOfLearner = 50;
const rounds = 3;
const roundMilliseconds = 3000;

/** The shapes and sizes of the published models. */
const shapes = {
  tiny: { dimension: 256, feedForward: 1536, encoderLayers: 6, decoderLayers: 2 },
  base: { dimension: 384, feedForward: 1536, encoderLayers: 6, decoderLayers: 4 },
};
const published = { pieces: 32_000, candidates: 50 };

/**
 * Installs models with the shapes and the sizes of the published ones. Their weights are set by
 * hand, so they say nothing about quality, and published weights may take other numbers of steps.
 */
export async function installPublishedShapes(folder: string): Promise<string> {
  const enginesFolder = join(folder, 'engines');
  const base = buildTinyModel({ dictionary, shape: shapes.base, ...published });
  const tiny = buildTinyModel({ dictionary: backwards, shape: shapes.tiny, ...published });
  await installTinyPairs(enginesFolder, [
    { from: 'es', to: 'en', files: base },
    { from: 'en', to: 'tr', files: tiny },
  ]);
  return enginesFolder;
}

/** Measures texts of 20 words one by one, and then another call while texts are translated. */
export async function measureTranslation(api: PrivateApi): Promise<TranslationMeasurement> {
  const translate = createTranslate(api.address);
  const { result: texts, ...memory } = await watchMemory(api.pid, async () => [
    await timeTexts('es → en (base)', () => translate('es', 'en')),
    await timeTexts('en → tr (tiny)', () => translate('en', 'tr')),
    await timeTexts('es → tr (both)', () => translate('es', 'tr')),
  ]);
  const account = await createAccount(api.address);
  const quiet: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await timeCalls(account, quiet);
    const stopping = new AbortController();
    const load = keepTranslating(() => translate('es', 'tr'), stopping.signal);
    await timeCalls(account, busy);
    stopping.abort();
    await load;
  }
  return { texts, memory, quiet: summarize(quiet), busy: summarize(busy) };
}

async function timeTexts(name: string, translate: () => Promise<void>): Promise<TextTimes> {
  const times: number[] = [];
  for (let count = 0; count <= textsOfPair; count += 1) times.push(await time(translate));
  const [first = 0, ...further] = times;
  return { name, first, ...summarize(further) };
}

/** Asks for a new text each time, so that no answer comes from a cache. */
function createTranslate(address: string) {
  const words = { es: Object.keys(dictionary), en: Object.values(dictionary) };
  let account: Account | undefined;
  let count = 0;
  return async (from: 'es' | 'en', to: 'en' | 'tr'): Promise<void> => {
    if (account === undefined || count % textsOfLearner === 0) {
      account = await createAccount(address);
    }
    count += 1;
    const known = words[from];
    const text = Array.from(
      { length: wordsInText },
      (_word, index) => known[(index * 3 + count) % known.length],
    );
    const body = { text: `${text.join(' ')} ${count}`, from_lang: from, to_lang: to };
    const answer = (await account.post('/words/translate', body)) as { engine: string };
    if (answer.engine !== 'Bergamot') throw new Error(`${answer.engine} answered`);
  };
}

async function keepTranslating(translate: () => Promise<void>, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) await translate();
}

/** One call after the other, with pauses, as those of a few learners. */
async function timeCalls(account: Account, times: number[]): Promise<void> {
  const until = performance.now() + roundMilliseconds;
  while (performance.now() < until) {
    times.push(await time(() => account.get('/words/es?limit=50')));
    await pause(5);
  }
}

async function time(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

function summarize(times: readonly number[]): { median: number; p99: number } {
  return { median: quantile(times), p99: quantile(times, 0.99) };
}
