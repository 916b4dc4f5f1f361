import { loadBank } from '@topwords/content/bank';
import { loadParadigms } from '@topwords/content/paradigms';
import {
  isLanguageCode,
  languageCodes,
  partsOfSpeech,
  type LanguageCode,
  type WordAnalysis,
} from '@topwords/platform/contracts';
import { seededRandom, shuffled } from '../../practice/seeded-random.ts';
import { createCatalogue, type CatalogueWord } from '../../bank/catalogue.ts';
import { interleave } from '../../bank/interleave.ts';
import { createSentenceIndex } from '../../bank/sentence-index.ts';
import { createTeachingSource } from '../../bank/teaching-loader.ts';
import { createUsageLoader } from '../../bank/usage-loader.ts';
import type { AskedWord } from '../engine/engine.ts';
import { createEmbeddedTutor } from './create-embedded-tutor.ts';
import { createFindFaults } from './testing/find-faults.ts';

const wordsPerLanguage = 40;
const bank = loadBank();
const catalogue = createCatalogue(bank);
const paradigms = loadParadigms();
const usageOf = createUsageLoader(bank.version);
const tutor = createEmbeddedTutor({
  catalogue,
  sentences: createSentenceIndex(catalogue),
  usageOf,
  teaching: createTeachingSource(bank.version),
  paradigms: () => paradigms,
});
const findFaults = createFindFaults({ catalogue, paradigms, usageOf });

function analyse(asked: Partial<AskedWord> & Pick<AskedWord, 'text' | 'language' | 'native'>) {
  return tutor.analyse({ wordId: null, ...asked });
}

/** Words of every part of speech, spread as evenly as the language allows. */
function sampleOf(language: LanguageCode): CatalogueWord[] {
  const random = seededRandom(`tutor ${language}`);
  const kinds = partsOfSpeech.map((pos) =>
    shuffled(catalogue.ofPartOfSpeech(language, pos), random),
  );
  return interleave(kinds).slice(0, wordsPerLanguage);
}

const cases = languageCodes.flatMap((language) =>
  languageCodes
    .filter((code) => code !== language)
    .slice(0, 2)
    .map((native) => ({ language, native })),
);

describe.each(cases)('forty words of $language for readers of $native', ({ language, native }) => {
  let analyses: WordAnalysis[];

  beforeAll(async () => {
    analyses = await Promise.all(
      sampleOf(language).map((word) =>
        analyse({ text: word.text, wordId: word.id, language, native }),
      ),
    );
  });

  test('cover every part of speech of the language', () => {
    const kinds = new Set(sampleOf(language).map((word) => word.pos));
    const all = new Set(catalogue.ofLanguage(language).map((word) => word.pos));
    expect(kinds).toEqual(all);
  });

  test('have all fields, with words and forms that exist', () => {
    const faults = analyses.flatMap((analysis) =>
      findFaults(analysis, language).map((fault) => `${analysis.word}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('name only phrases and words that their authors wrote', () => {
    for (const { word_id: id, common_phrases, related_words } of analyses) {
      const usage = usageOf({ id: id ?? 0 });
      const { collocations = [], partners = [], opposites = [], family = [] } = usage;
      const similar = usage.synonyms?.map(({ word }) => word) ?? [];
      const motion = Object.values(usage.motion ?? {});
      const said = collocations.map(({ text, gloss }) => `${text} - ${gloss[native]}`);
      expect(said).toEqual(expect.arrayContaining(common_phrases));
      const named = [...partners, ...motion, ...similar, ...opposites, ...family];
      expect(named).toEqual(expect.arrayContaining(related_words.map(({ text }) => text)));
    }
  });
});

test('the analysis of an inflected form names its headword', async () => {
  const analysis = await analyse({ text: 'went', language: 'en', native: 'es' });
  expect(analysis.word).toBe('went');
  expect(catalogue.find(analysis.word_id ?? 0)?.text).toBe('go');
  expect(analysis.definition).toMatch(
    /^\*went\* es una forma de \*go\* \(pasado\)\.\n1\. ir.*\n2\. /,
  );
});

test('the analysis of a form of two words names both, the most common first', async () => {
  const analysis = await analyse({ text: 'fue', language: 'es', native: 'en' });
  expect(catalogue.find(analysis.word_id ?? 0)?.text).toBe('ser');
  expect(analysis.definition).toMatch(
    /^\*fue\* is a form of \*ser\* .*\.\n\*fue\* is a form of \*ir\* .*\. go.*\n/,
  );
});

test('a word without its accents is found', async () => {
  const analysis = await analyse({ text: 'arbol', language: 'es', native: 'en' });
  expect(catalogue.find(analysis.word_id ?? 0)?.text).toBe('árbol');
});

test('a sentence of the bank is translated, and its words are listed', async () => {
  const sentence = catalogue.meanings[0]?.sentences[0];
  const text = sentence?.text.tr ?? '';
  const analysis = await analyse({ text, language: 'tr', native: 'en' });
  expect(analysis.word_id).toBeNull();
  expect(analysis.definition).toBe(sentence?.text.en);
  expect(analysis.additional_insights['Word by word']).toMatch(/^\*.+\* — .+\n\*/);
  expect(analysis.related_words.length).toBeGreaterThan(0);
});

test('a sentence of known words is explained word by word, without a translation', async () => {
  const analysis = await analyse({ text: 'ella lee un libro', language: 'es', native: 'en' });
  expect(analysis.definition).toMatch(
    /^\*ella\* — she.*\n\*lee\* — \*leer\* \(“read”\)\n\*un\* — /,
  );
  expect(analysis.examples.length).toBeGreaterThan(0);
  expect(analysis.related_words).toContainEqual({
    word_id: catalogue.ofText('es', 'leer')[0]?.id,
    text: 'leer',
    translation: 'read',
    relation: expect.stringMatching(/^verb, \*lee\*: present, 3rd person, singular/) as string,
  });
});

test.each([
  ['no one', 'en', 'es', 'pronombre'],
  ['on sekiz', 'tr', 'en', 'number'],
  ['çeyrek kala', 'tr', 'en', 'phrase'],
  ['of course', 'en', 'ru', 'выражение'],
  ['until', 'en', 'es', 'preposición, conjunción'],
] as const)('%s is named by its parts of speech', async (text, language, native, name) => {
  expect((await analyse({ text, language, native })).part_of_speech).toBe(name);
});

test('a phrase that authors translated has their translation', async () => {
  const analysis = await analyse({ text: 'buena suerte', language: 'es', native: 'en' });
  expect(analysis.definition).toContain('good luck');
});

test('a word of a text has every meaning that it may have there', async () => {
  const analysis = await analyse({ text: 'como pan', language: 'es', native: 'en' });
  expect(analysis.definition).toMatch(/^\*como\* — .*; \*comer\* \(“eat/);
});

test('an unknown word of a text is named', async () => {
  const analysis = await analyse({ text: 'Ella lee un Blargh', language: 'es', native: 'en' });
  expect(analysis.definition).toMatch(/\nNot in our word list: \*Blargh\*\.$/);
});

test.each([
  ['a word that the bank does not have', 'blargh'],
  ['a text of such words', 'blargh un blurgh'],
])('%s is unknown', async (_, text) => {
  const asked = analyse({ text, language: 'es', native: 'en' });
  await expect(asked).rejects.toMatchObject({ code: 'text_unknown' });
});

test('a language that is not taught is an error', async () => {
  const language = 'fi';
  expect(isLanguageCode(language)).toBe(false);
  const asked = analyse({ text: 'talo', language, native: 'en' });
  await expect(asked).rejects.toMatchObject({ code: 'language_untaught' });
});

async function chat(text: string, message: string): Promise<string> {
  const asked = { text, message, wordId: null, language: 'es', native: 'en', history: [] } as const;
  return tutor.chat(asked);
}

describe('a chat', () => {
  test('about a form answers about the form', async () => {
    expect(await chat('fui', 'what does it mean?')).toMatch(/^\*fui\* is a form of \*ser\* /);
    expect(await chat('fui', 'pronunciation')).toMatch(/^I have no transcription of \*fui\*\./);
  });

  test('about several words explains each, or only the named one', async () => {
    const text = 'la casa de mi hermana';
    expect(await chat(text, 'what does it mean?')).toMatch(
      /^\*la\* — \*el\* \(“the”\).*\n\*casa\* — house.*name one of them in your question\.$/s,
    );
    expect(await chat(text, 'example')).toMatch(/^- \*[^*]+\* - \S/);
    expect(await chat(text, 'pronunciation')).toContain(`no transcription of *${text}*`);
    expect(await chat(text, 'hermana?')).toMatch(/^\*hermana\* \(noun, feminine\) means “sister”/);
    expect(await chat(text, 'tell me a joke')).not.toContain('OPENAI_MODEL');
  });

  test('about an unknown word says so', async () => {
    expect(await chat('blargh', 'what is it?')).toContain('“blargh” is not among them');
  });
});
