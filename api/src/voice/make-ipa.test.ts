import { createEspeakWorker, type EspeakWorker } from './espeak-worker.ts';
import { emptyIpaFile } from '../bank/ipa-file.ts';
import { makeIpa } from './make-ipa.ts';

const words = [
  { text: 'house', language: 'en' },
  { text: 'ice cream', language: 'en' },
  { text: 'casa', language: 'es' },
  { text: 'дом', language: 'ru' },
  { text: 'öğretmen', language: 'tr' },
] as const;
const maker = 'espeak 1';

test('words transcribed together get the same IPA as one by one, even if one ends a sentence', async () => {
  const worker = createEspeakWorker();
  const texts = ['house', 'etc. and so on. Yes', 'ice cream', '...', 'Mr. Smith'];
  const single: (string | null)[] = [];
  for (const text of texts) single.push(...(await worker.transcribe([text], 'en')));
  expect(await worker.transcribe(texts, 'en')).toEqual(single);
  const file = await makeIpa(words, emptyIpaFile(null), { maker, workers: [worker] });
  expect(file.ipa.en).toEqual({ house: 'haʊs', 'ice cream': 'aɪs kɹiːm' });
  expect([file.ipa.es, file.ipa.ru]).toEqual([{ casa: 'ˈkasa' }, { дом: 'dom' }]);
  await worker.close();
});

test('only words missing from the same maker’s last file are made', async () => {
  const asked: string[] = [];
  const worker: EspeakWorker = {
    processId: () => undefined,
    speak: async () => new Uint8Array(),
    async transcribe(texts) {
      asked.push(...texts);
      return texts.map((text) => `new ${text}`);
    },
    close: async () => undefined,
  };
  const earlier = emptyIpaFile(maker);
  earlier.ipa.en['house'] = 'old';
  earlier.ipa.en['gone'] = 'old';
  const made = await makeIpa(words.slice(0, 2), earlier, { maker, workers: [worker] });
  expect(made.ipa.en).toEqual({ house: 'old', 'ice cream': 'new ice cream' });
  await makeIpa(words.slice(0, 1), earlier, { maker: 'espeak 2', workers: [worker] });
  expect(asked).toEqual(['ice cream', 'house']);
});
