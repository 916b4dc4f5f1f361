import { isVerbWithObjects } from './is-verb-with-objects.ts';

const known = new Set(['pasar', 'ponga', 'da', 'de', 'pon', 'recuerda', 'comprando', 'casa']);
const isKnown = (verb: string) => known.has(verb);

test.each(['pasarle', 'póngame', 'dámelo', 'deme', 'ponme', 'recuérdame', 'comprándolos'])(
  '%s is a verb with its objects',
  (word) => {
    expect(isVerbWithObjects(word, isKnown)).toBe(true);
  },
);

test.each([
  'pasárle',
  'pongame',
  'damelo',
  'déme',
  'recuerdame',
  'casala',
  'beberlo',
  'pasar',
  'me',
])('%s is not a verb with objects, or its accent is wrong', (word) => {
  expect(isVerbWithObjects(word, isKnown)).toBe(false);
});
