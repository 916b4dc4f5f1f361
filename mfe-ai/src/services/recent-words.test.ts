import { createMemoryStorage } from '@topwords/remote-kit/testing';
import { createRecentWords, recentWordsLimit, type RecentWord } from './recent-words.ts';

function buildRecent(overrides: Partial<RecentWord> = {}): RecentWord {
  return {
    id: 7,
    text: 'casa',
    language: 'es',
    native: 'English',
    translation: 'house',
    ...overrides,
  };
}

test('the latest words come first, without duplicates, up to the limit', () => {
  const recent = createRecentWords(createMemoryStorage());
  for (let id = 1; id <= recentWordsLimit + 2; id += 1) recent.add('ana', buildRecent({ id }));
  recent.add('ana', buildRecent({ id: 5 }));
  expect(recent.of('ana').map(({ id }) => id)).toEqual([5, 8, 7, 6, 4, 3]);
});

test('each account has its own list', () => {
  const storage = createMemoryStorage();
  const recent = createRecentWords(storage);
  recent.add('ana', buildRecent());
  expect(recent.of('luis')).toEqual([]);
  expect(storage.getItem('topwords.tutor-words.ana')).toContain('casa');
  expect(createRecentWords(storage).of('ana')).toEqual([buildRecent()]);
});

test.each(['not json', '{}', '[1,null]', '[{"id":1,"text":2}]', '[{"id":"7","text":"casa"}]'])(
  'an invalid list of words is ignored: %s',
  (kept) => {
    const storage = createMemoryStorage();
    storage.setItem('topwords.tutor-words.ana', kept);
    expect(createRecentWords(storage).of('ana')).toEqual([]);
  },
);

test('without a storage, or with a full one, nothing is kept and nothing breaks', () => {
  const full = createMemoryStorage();
  full.setItem = () => {
    throw new Error('Full');
  };
  for (const recent of [createRecentWords(null), createRecentWords(full)]) {
    recent.add('ana', buildRecent());
    expect(recent.of('ana')).toEqual([]);
  }
});
