import { sources, wordOf } from '../chat/testing/ask-chat.ts';

test('a use has the position and the label of its form', () => {
  const { uses } = sources.factsOf(wordOf('en', 'go'), 'ru');
  const went = uses.find(({ form }) => form === 'went');
  expect(went?.sentence.text.slice(went.start, went.end)).toBe('went');
  expect(went?.labels).toEqual([
    { table: 'principal-parts', pos: 'verb', row: 'past', column: 'form' },
  ]);
});

test('senses are in their authors’ order, with their glosses', () => {
  const word = wordOf('es', 'banco');
  const { senses } = sources.factsOf(word, 'en');
  expect(senses.map(({ meaningId, gloss }) => [meaningId, gloss])).toEqual(
    word.senses.map(({ meaning, gloss }) => [meaning.id, gloss.en]),
  );
});
