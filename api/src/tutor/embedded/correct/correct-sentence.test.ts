import { allTutor } from '@topwords/languages/tutor';
import { languageCodes } from '@topwords/platform/contracts';
import { loadSources } from '../load-sources.ts';
import { correctSentence, replyCorrection } from './index.ts';

const { sources } = loadSources();

test('a typical mistake is found in another sentence, with its reason', () => {
  const asked = { text: 'Is he married with a nurse?', language: 'en', native: 'es' } as const;
  const correction = correctSentence(sources, asked);
  expect(correction.corrected).toBe('Is he married to a nurse?');
  expect(correction.changes).toHaveLength(1);
  expect(correction.changes[0]).toMatchObject({ wrong: 'with', right: 'to' });
  const reply = replyCorrection(correction, 'es');
  expect(reply).toContain('*with* → *to*');
  expect(reply).toContain('*Is he married to a nurse?*');
});

test('several faults in several sentences are corrected together', () => {
  const text = "She don't like tea. Yesterday I go to the cinema.";
  const { corrected, changes } = correctSentence(sources, { text, language: 'en', native: 'ru' });
  expect(corrected).toBe("She doesn't like tea. Yesterday I went to the cinema.");
  expect(changes.map(({ kind }) => kind)).toEqual(['agreement', 'tense']);
});

test('a correction at the start of a sentence keeps its capital', () => {
  const asked = { text: 'Soy treinta años.', language: 'es', native: 'en' } as const;
  expect(correctSentence(sources, asked).corrected).toBe('Tengo treinta años.');
});

test.each(languageCodes)(
  'where nothing is found, the reply in %s says what was checked',
  (native) => {
    const language = native === 'en' ? 'es' : 'en';
    const text = language === 'es' ? 'El gato duerme.' : 'The cat sleeps.';
    const correction = correctSentence(sources, { text, language, native });
    const { kinds } = allTutor[native].correctionTexts;
    expect(correction.corrected).toBeNull();
    expect(correction.changes).toEqual([]);
    expect(correction.checked).toContain(kinds.agreement);
    const reply = replyCorrection(correction, native);
    for (const name of correction.checked) expect(reply).toContain(name);
  },
);

test('names and unknown words are left alone', () => {
  const text = 'Yesterday Zyxwa met Brrod in Kuvalia.';
  expect(correctSentence(sources, { text, language: 'en', native: 'tr' }).corrected).toBeNull();
});

test('only the first 200 words are checked', () => {
  const text = `${'Good '.repeat(200)}she don't like tea.`;
  const correction = correctSentence(sources, { text, language: 'en', native: 'es' });
  expect(correction.corrected).toBeNull();
  expect(correction.sentence.length).toBeLessThan(text.length);
});

test.each(['', '   ', '?!', '123', '*', '<b>'])(
  'a text without words (%j) has no faults',
  (text) => {
    const correction = correctSentence(sources, { text, language: 'ru', native: 'en' });
    expect(correction.corrected).toBeNull();
  },
);
