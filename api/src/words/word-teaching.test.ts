import type { LanguageCode } from '@topwords/platform/contracts';
import { createTeachingSource } from '../bank/teaching-loader.ts';
import { buildBuiltTeaching } from '../bank/testing/teaching-factories.ts';
import { buildBank, buildUser } from '../testing/factories.ts';
import { sharedApi } from '../testing/shared-api.ts';
import { startApi } from '../testing/start-api.ts';

const bank = buildBank();
const { version } = bank;
const { ofWord: teachingOf } = createTeachingSource(version, () => buildBuiltTeaching({ version }));
const api = sharedApi(() => startApi({ bank, teachingOf }));

async function teachingFor(native: LanguageCode | null, wordId: number | string = 21) {
  const user = await buildUser(api.db, { native });
  return api.call(`/api/words/${wordId}/teaching`, { user });
}

test('what is taught about a word is in the learner’s language', async () => {
  expect(await teachingFor('ru')).toMatchObject({
    status: 200,
    body: {
      contrasts: [
        {
          key: 'casa-or-hogar',
          terms: ['casa', 'hogar'],
          explanation: '*Casa* — здание.',
          sentences: [{ text: 'Es una casa.', translation: 'Дом.' }],
          questions: [
            { before: 'Es una ', after: ' grande.', answer: 'casa', translation: 'Дом.' },
          ],
        },
      ],
      mistakes: [{ wrong: 'Casa es grande.', right: 'La casa es grande.', why: 'Нужно *la*.' }],
      grammar: [{ title: 'Род', examples: [{ text: 'La casa.', translation: 'Дом.' }] }],
      false_friends: [],
    },
  });
});

test('a mistake is shown to those who make it, and a look-alike to those whose word it is', async () => {
  const { body } = await teachingFor('en');
  expect(body).toMatchObject({
    mistakes: [],
    false_friends: [
      {
        look_alike: 'case',
        look_alike_means: 'caso',
        means: 'house',
        example: { text: 'Mi casa.', translation: 'My house.' },
        note: 'Say *caso*.',
      },
    ],
  });
});

test.each(['es', null] as const)(
  'who speaks %s reads another language, and no look-alikes',
  async (native) => {
    const { body } = await teachingFor(native);
    expect(body).toMatchObject({ grammar: [{ title: 'Gender' }], false_friends: [] });
  },
);

test('most words have nothing', async () => {
  expect((await teachingFor('en', 22)).body).toEqual({
    contrasts: [],
    mistakes: [],
    grammar: [],
    false_friends: [],
  });
});

test.each(['999', '0', 'casa', '21.5'])('a word %s is unknown', async (wordId) => {
  expect(await teachingFor('en', wordId)).toMatchObject({
    status: 404,
    body: { code: 'word_unknown' },
  });
});
