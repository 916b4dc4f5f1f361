import { buildBank, buildWord } from '../testing/factories.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import { createBankRecordings } from './bank-recordings.ts';

const bank = buildBank();
const catalogue = createCatalogue({
  ...bank,
  words: [
    ...bank.words,
    buildWord(38, 'ru', 'замок', 6, [1], { homograph: 'castle', ipa: { 'ru-RU': 'ˈzamək' } }),
    buildWord(39, 'ru', 'замок', 7, [2], { homograph: 'lock', ipa: { 'ru-RU': 'zɐˈmok' } }),
  ],
});
const engine = { name: 'tones', languages: new Set(['es', 'ru'] as const) };
const recordings = createBankRecordings(catalogue, engine);
const embedded = createBankRecordings(catalogue, { ...engine, readsPhonemes: true });

test.each([recordings, embedded])(
  'every word and sentence that the engine reads is found by its name',
  async (ofEngine) => {
    await ofEngine.prepare();
    const all = [...ofEngine.words(), ...ofEngine.sentences()];
    expect(all.length).toBeGreaterThan(4);
    expect(new Set(all.map(({ utterance }) => utterance.language))).toEqual(new Set(['es', 'ru']));
    for (const { name, utterance } of all) expect(ofEngine.find(name)).toEqual(utterance);
  },
);

test('indexing stops when it is no longer needed', async () => {
  const stopping = new AbortController();
  let read = 0;
  const countless = createBankRecordings(catalogue, engine, {
    *visitorTexts() {
      for (;;) {
        read += 1;
        if (read === 120) stopping.abort();
        yield { text: `Un café ${read}.`, language: 'es' as const };
      }
    },
  });
  await countless.prepare(stopping.signal);
  expect(read).toBe(150);
});

test('texts that are not in the bank are not found', () => {
  const name = recordings.nameOf({ text: 'nada de nada', language: 'es' }, 'es-MX') ?? '';
  expect(recordings.find(name)).toBeUndefined();
  expect(recordings.nameOf({ text: 'house', language: 'en' }, 'en-US')).toBeUndefined();
});

test('what visitors hear comes before all words, if the engine reads it', () => {
  const texts = [
    { text: 'Un café.', language: 'es' as const },
    { text: 'A coffee.', language: 'en' as const },
  ];
  const ofVisitors = createBankRecordings(catalogue, engine, { visitorTexts: () => texts });
  const [first, second] = ofVisitors.words();
  expect(first?.utterance.text).toBe('Un café.');
  expect(second?.utterance.text).not.toBe('A coffee.');
  expect(ofVisitors.find(first?.name ?? '')).toEqual(first?.utterance);
});

test('the most common words of all languages come first', () => {
  const languages = [...recordings.words()].slice(0, 2).map(({ utterance }) => utterance.language);
  expect(languages.toSorted()).toEqual(['es', 'ru']);
});

test('a word is spoken from its phonemes, by the voice of a variety', () => {
  const word = catalogue.find(23);
  if (word === undefined) throw new Error('The bank lacks luz');
  const spoken = ['es-MX', 'es-ES'].map((variety) => embedded.nameOf(word, variety) ?? '');
  expect(spoken.map((name) => embedded.find(name))).toEqual([
    { text: 'luz', language: 'es', variety: 'es-MX', phonemes: "[[l|'u|s]]" },
    { text: 'luz', language: 'es', variety: 'es-ES', phonemes: "[[l|'u|T]]" },
  ]);
});

test('default varieties come first', () => {
  const varieties = [...embedded.words()].map(({ utterance }) => utterance.variety);
  expect(varieties.indexOf('es-ES')).toBeGreaterThan(varieties.lastIndexOf('es-MX'));
  expect(varieties.indexOf('es-ES')).toBeGreaterThan(varieties.lastIndexOf('ru-RU'));
});

test('homographs have recordings of their own', () => {
  const names = catalogue.ofText('ru', 'замок').map((word) => embedded.nameOf(word, 'ru-RU'));
  expect(new Set(names).size).toBe(2);
});

test('an engine without phonemes says a text in one way', () => {
  const names = catalogue.ofText('ru', 'замок').map((word) => recordings.nameOf(word, 'ru-RU'));
  expect(new Set(names).size).toBe(1);
  const casa = catalogue.find(21);
  if (casa === undefined) throw new Error('The bank lacks casa');
  expect(recordings.nameOf(casa, 'es-ES')).toBe(recordings.nameOf(casa, 'es-MX'));
});

test('names follow the voices of the engine, and those that stay the same are found at once', async () => {
  let voice = 'one';
  const changing = createBankRecordings(createCatalogue(buildBank()), {
    ...engine,
    edition: () => voice,
    nameFor: ({ language }) => (language === 'es' ? voice : 'embedded'),
  });
  const names = () => [...changing.words()].map(({ name }) => name);
  const before = names();
  for (const name of before) expect(changing.find(name)).toBeDefined();
  voice = 'two';
  const after = names();
  expect(changing.edition()).toBe('two');
  for (const name of after.filter((one) => before.includes(one))) {
    expect(changing.find(name)).toBeDefined();
  }
  await changing.settle();
  for (const name of after) expect(changing.find(name)).toBeDefined();
  const gone = before.filter((name) => !after.includes(name));
  expect(gone.length).toBeGreaterThan(0);
  expect(gone.length).toBeLessThan(before.length);
  for (const name of gone) expect(changing.find(name)).toBeUndefined();
});
