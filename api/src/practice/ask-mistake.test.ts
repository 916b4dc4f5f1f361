import type { LanguageCode, MistakeKind, MistakeQuestion } from '@topwords/platform/contracts';
import { languageCodes } from '@topwords/platform/contracts';
import { askMistake } from './ask-mistake.ts';
import { cardIdOfWord } from './find-subjects.ts';
import { loadRealSources, wordCalled } from './testing/real-sources.ts';

const sources = loadRealSources();

interface Made {
  kind: MistakeKind;
  text: string;
  wanted?: string;
  taken: string;
  native?: LanguageCode;
}

function questionsOf(
  language: LanguageCode,
  { kind, text, wanted = text, taken, native = 'en' }: Made,
): MistakeQuestion[] {
  const isPair = kind === 'confused_pair';
  const last = {
    id: 'an id',
    cardId: cardIdOfWord(wordCalled(sources, language, text).id),
    languageCode: language,
    kind,
    wanted,
    taken,
    takenWordId: isPair ? wordCalled(sources, language, taken).id : null,
    isRight: false,
    madeAt: 0,
  };
  return askMistake(sources, { kind, last, mistakes: [last], rightInRow: 0 }, native);
}

/** Each question with its answer in its gap. */
function linesOf(questions: readonly MistakeQuestion[]): string[] {
  return questions.map(
    ({ before, answer, after, hint }) => `${before}[${answer}]${after} | ${hint}`,
  );
}

test('words that a contrast card tells apart are asked by its questions', () => {
  const questions = questionsOf('es', { kind: 'confused_pair', text: 'ser', taken: 'estar' });
  expect(linesOf(questions)).toEqual([
    'Mi hermano [es] ingeniero. | My brother is an engineer.',
    'Los niños [están] en el parque con su tía. | The kids are in the park with their aunt.',
  ]);
  expect(questions[0]?.explanation).toContain('*Ser* says what someone');
  expect(questions[0]?.sides.map(({ text }) => text)).toEqual(['ser', 'estar']);
});

test.each(languageCodes.filter((code) => code !== 'es'))('the explanation is in %s', (native) => {
  const [question] = questionsOf('es', {
    kind: 'confused_pair',
    text: 'ser',
    taken: 'estar',
    native,
  });
  const [card] = sources.teachingOf(wordCalled(sources, 'es', 'ser')).contrasts;
  expect(question?.explanation).toBe(card?.explanation[native]);
  expect(question?.hint).toBe(card?.quiz[0]?.translation[native]);
});

test('other words are asked both ways, by a sentence and by what they mean', () => {
  const questions = questionsOf('es', { kind: 'confused_pair', text: 'casa', taken: 'cosa' });
  expect(questions.map(({ answer, options }) => [answer, options])).toEqual([
    ['casa', ['casa', 'cosa']],
    ['cosa', ['cosa', 'casa']],
    ['cosas', ['cosas', 'casas']],
    ['casa', ['casa', 'cosa']],
  ]);
  expect(questions[1]).toMatchObject({ hint_kind: 'gloss', hint: 'thing', before: '', after: '' });
});

test('words of which either may be right are not asked without a contrast card', () => {
  expect(questionsOf('es', { kind: 'confused_pair', text: 'empezar', taken: 'comenzar' })).toEqual(
    [],
  );
});

test('forms that a sentence allows only one of are asked in it, and by their names', () => {
  const made = { kind: 'wrong_form', text: 'книга', wanted: 'книгу', taken: 'книга' } as const;
  const questions = questionsOf('ru', made);
  expect(questions.map(({ answer, hint_kind: kind }) => `${kind} ${answer}`)).toEqual([
    'translation книга',
    'form книгу',
    'form книга',
  ]);
  expect(questions.at(1)?.hint).toBe('accusative, singular');
});

test.each([
  ['es', { text: 'hablar', wanted: 'hablaba', taken: 'habló' }, 'tenses that may both fit'],
  ['es', { text: 'hablar', wanted: 'hablas', taken: 'habla' }, 'you, which is tú or usted'],
  ['es', { text: 'cansado', wanted: 'cansada', taken: 'cansado' }, 'someone’s gender'],
  ['tr', { text: 'ev', wanted: 'evi', taken: 'ev' }, 'an object with or without its case'],
] as const)('%s %j: %s are asked by name alone', (language, made, _what) => {
  const questions = questionsOf(language, { kind: 'wrong_form', ...made });
  expect(questions.length).toBeGreaterThan(0);
  expect(new Set(questions.map(({ hint_kind: kind }) => kind))).toEqual(new Set(['form']));
});

test('a noun’s article is asked before it', () => {
  const made = {
    kind: 'gender',
    text: 'problema',
    wanted: 'el problema',
    taken: 'la problema',
  } as const;
  expect(questionsOf('es', made)).toMatchObject([
    {
      before: '',
      after: ' problema',
      options: ['el', 'la'],
      answer: 'el',
      hint: 'problem; trouble',
    },
  ]);
});

test('a misspelled word is typed, alone and in sentences', () => {
  const questions = questionsOf('es', { kind: 'spelling', text: 'ventana', taken: 'bentana' });
  expect(questions.map(({ options, answer, hint_kind: kind }) => [options, answer, kind])).toEqual([
    [[], 'ventana', 'gloss'],
    [[], 'ventana', 'translation'],
    [[], 'ventana', 'translation'],
  ]);
});

test('every question on a contrast card can be asked, and has its answer among its options', () => {
  let asked = 0;
  for (const language of languageCodes) {
    for (const word of sources.catalogue.ofLanguage(language)) {
      for (const { terms } of sources.teachingOf(word).contrasts) {
        const other = terms.find((term) => term !== word.text);
        const taken = sources.catalogue.ofLanguage(language).find(({ text }) => text === other);
        if (!terms.includes(word.text) || !taken) continue;
        const native = language === 'en' ? 'es' : 'en';
        const made = { kind: 'confused_pair', text: word.text, taken: taken.text, native } as const;
        if (wordCalled(sources, language, word.text).id !== word.id) continue;
        const questions = questionsOf(language, made);
        expect(questions.length).toBeGreaterThan(0);
        for (const { options, answer } of questions) expect(options).toContain(answer);
        asked += 1;
      }
    }
  }
  expect(asked).toBeGreaterThan(300);
});
