import { loadBank } from '@topwords/content/bank';
import type { FirstWords } from '@topwords/platform/contracts';
import { languageCodes } from '@topwords/platform/contracts';
import { createCatalogue } from '../bank/catalogue.ts';
import { createTableLoader } from '../bank/table-loader.ts';
import { sharedApi } from '../testing/shared-api.ts';
import { startApi } from '../testing/start-api.ts';
import { createBankReader } from '../voice/bank-reader.ts';
import { createBankRecordings } from '../voice/bank-recordings.ts';
import { createEspeakEngine } from '../voice/espeak-engine.ts';
import { createLadderLoader } from './ladder-loader.ts';
import { ladderTexts } from './ladder-texts.ts';
import { firstWordsRoutes } from './routes.ts';

const bank = loadBank();
const catalogue = createCatalogue(bank);
const listLadders = createLadderLoader(bank.version);
const recordings = createBankRecordings(catalogue, createEspeakEngine(), {
  reader: createBankReader(catalogue, createTableLoader(bank.version)),
  visitorTexts: () => ladderTexts(listLadders, catalogue),
});
const routes = firstWordsRoutes({
  catalogue,
  listLadders,
  recordingOf: (text, variety) => recordings.nameOf(text, variety),
});
const api = sharedApi(() => startApi({ bank, routes }));

const pairs = languageCodes.flatMap((native) =>
  languageCodes.filter((target) => target !== native).map((target) => [native, target] as const),
);

async function firstWordsOf(native: string, target: string): Promise<FirstWords> {
  const { status, body } = await api.call(`/api/first-words/${native}/${target}`);
  expect(status).toBe(200);
  return body as FirstWords;
}

test.each(pairs)('%s to %s: five words make one sentence', async (native, target) => {
  const { words, sentence, next_words } = await firstWordsOf(native, target);
  expect(words).toHaveLength(5);
  expect(sentence.pieces).toHaveLength(5);
  expect(new Set(sentence.pieces.map(({ word_id }) => word_id))).toEqual(
    new Set(words.map(({ id }) => id)),
  );
  for (const word of [...words, ...next_words]) {
    expect(catalogue.find(word.id)).toMatchObject({ language: target, text: word.text });
    const choices = [word.gloss, ...word.wrong_choices];
    expect(new Set(choices).size).toBe(3);
    expect(choices).not.toContain('');
    expect(word.sentence.translation).not.toBe('');
  }
});

test.each(pairs)('%s to %s: the next words follow the course', async (native, target) => {
  const { words, next_words } = await firstWordsOf(native, target);
  const ids = next_words.map(({ id }) => id);
  expect(new Set([...ids, ...words.map(({ id }) => id)]).size).toBe(20);
  const places = ids.map((id) => catalogue.find(id)?.course ?? 0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places.at(-1)).toBeLessThan(60);
});

test.each(pairs)('%s to %s: all that is heard has a recording', async (native, target) => {
  const { words, sentence, next_words } = await firstWordsOf(native, target);
  const heard = [...words, ...next_words].flatMap((word) => [word, word.sentence]);
  for (const { recording = '' } of [...heard, sentence]) {
    expect(recordings.find(recording)?.language).toBe(target);
  }
});

test('a word that is inflected has neither the stress nor the IPA of its headword', async () => {
  const { words } = await firstWordsOf('en', 'ru');
  const inflected = words.filter(({ form, text }) => form !== text);
  expect(inflected.length).toBeGreaterThan(0);
  expect(inflected.map(({ ipa }) => ipa)).toEqual(inflected.map(() => null));
});

test.each([
  ['xx', 'es', 404, 'language_unknown'],
  ['es', 'constructor', 404, 'language_unknown'],
  ['es', 'es', 400, 'languages_equal'],
])('from %s to %s is refused', async (native, target, status, code) => {
  const answer = await api.call(`/api/first-words/${native}/${target}`);
  expect(answer).toMatchObject({ status, body: { code, detail: expect.stringMatching(/\w{3}/) } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('everyone may keep the answer, and asks only whether it changed', async () => {
  const path = '/api/first-words/en/es';
  const { headers } = await api.call(path);
  expect(headers.get('cache-control')).toBe('public, max-age=600');
  const tag = headers.get('etag') ?? '';
  // Otherwise fetch would ask for a fresh copy.
  const asking = { 'Cache-Control': 'max-age=0' };
  const again = await api.call(path, { headers: { ...asking, 'If-None-Match': tag } });
  expect(again).toMatchObject({ status: 304, body: undefined });
  const other = await api.call('/api/first-words/en/ru', {
    headers: { ...asking, 'If-None-Match': tag },
  });
  expect(other.status).toBe(200);
});

test('a bank without ladders has no first words', async () => {
  const small = await startApi({ routes: firstWordsRoutes({ catalogue }) });
  try {
    const answer = await small.call('/api/first-words/en/es');
    expect(answer).toMatchObject({ status: 404, body: { code: 'language_unknown' } });
  } finally {
    await small.stop();
  }
});
