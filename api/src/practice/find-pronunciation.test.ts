import { allSound } from '@topwords/languages/sound';
import {
  englishVarieties,
  spanishVarieties,
  type PracticeCard,
  type Word,
  type WordDetail,
} from '@topwords/platform/contracts';
import { defaultPronunciation } from '../bank/pronunciation.ts';
import { buildBank, buildUser, buildWord } from '../testing/factories.ts';
import { sharedApi } from '../testing/shared-api.ts';
import { startApi } from '../testing/start-api.ts';
import type { User } from '../users/user-repository.ts';
import { findPronunciation } from './find-pronunciation.ts';
import { choose, queueOf } from './testing/queue.ts';

const { words } = buildBank();
const api = sharedApi(() =>
  startApi({
    bank: buildBank({
      words: [
        ...words,
        buildWord(38, 'ru', 'замок', 6, [1], { homograph: 'castle', stress: 'за́мок' }),
      ],
    }),
    recordingOf: ({ text }, variety) => `${text} ${variety}`,
  }),
);

async function bodyOf<T>(user: User, path: string): Promise<T> {
  return (await api.call(`/api/words/${path}`, { user })).body as T;
}

test('the contract has the varieties of the languages', () => {
  expect(englishVarieties).toEqual(allSound.en.varieties);
  expect(spanishVarieties).toEqual(allSound.es.varieties);
});

test('a learner without settings has the default pronunciation', async () => {
  const user = await buildUser(api.db);
  expect(await findPronunciation({ db: api.db, user })).toEqual(defaultPronunciation);
});

test.each([
  ['es-MX', 'lus'],
  ['es-ES', 'luθ'],
] as const)('for %s, words have their IPA and recordings', async (variety, ipa) => {
  const user = await buildUser(api.db);
  await choose(api, user, { spanish_variety: variety });
  const detail = await bodyOf<WordDetail>(user, 'get_detail_word/23');
  expect(detail).toMatchObject({ ipa, recording: `luz ${variety}` });
  expect(detail.meanings[0]?.sentences[0]?.recording).toBe(`Hay luz en cada casa. ${variety}`);
  const [listed] = await bodyOf<Word[]>(user, 'es');
  expect(listed?.recording).toBe(`luz ${variety}`);
  const search = 'search-test?native_language=English&target_language=es&query=luz';
  const { results } = await bodyOf<{ results: Word[] }>(user, search);
  expect(results[0]?.recording).toBe(`luz ${variety}`);
  const [card] = (await queueOf(api, user)).cards;
  expect(card).toMatchObject({ text: 'luz', ipa, recording: `luz ${variety}` });
});

test('stress is shown unless the learner hides it', async () => {
  const user = await buildUser(api.db);
  async function spellings(): Promise<(Word | PracticeCard | undefined)[]> {
    const listed = (await bodyOf<Word[]>(user, 'ru')).find(({ id }) => id === 38);
    const { cards } = await queueOf(api, user, '&limit=20', 'ru');
    return [listed, cards.find(({ word_id }) => word_id === 38)];
  }
  const shown = await spellings();
  expect(shown).toMatchObject([
    { homograph: 'castle', stress: 'за́мок' },
    { homograph: 'castle', stress: 'за́мок' },
  ]);
  await choose(api, user, { shows_stress: false });
  for (const hidden of await spellings()) {
    expect(hidden).toMatchObject({ text: 'замок', homograph: 'castle' });
    expect(hidden).not.toHaveProperty('stress');
  }
});
