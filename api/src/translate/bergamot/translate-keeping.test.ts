import { knownCharacters } from './known-characters.ts';
import { encodeVocabulary, type Piece } from './testing/encode-vocabulary.ts';
import { translateKeeping } from './translate-keeping.ts';

const letters = new Set(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZé0123456789 .,!?\'"<-[]',
);

/** A fake model: it writes capitals, and drops what it does not know. */
function capitals(texts: readonly string[]): string[] {
  return texts.map((text) =>
    Array.from(text, (sign) => (letters.has(sign) ? sign.toUpperCase() : '')).join(''),
  );
}

function ask(text: string, translate = capitals, known: ReadonlySet<string> = letters) {
  const asked: string[] = [];
  const made = translateKeeping(text, known, (texts) => {
    asked.push(...texts);
    return translate(texts);
  });
  return { made, asked };
}

test.each([
  ['line breaks of every kind', 'one\n\ntwo\r\nthree\u2028four', 'ONE\n\nTWO\r\nTHREE\u2028FOUR'],
  ['spaces at the edges of lines', '  one \n\ttwo', '  ONE \n\tTWO'],
  ['emoji at the edges', '🙂 hi there 🎉🎉', '🙂 HI THERE 🎉🎉'],
  ['emoji of several characters', 'a family 👩‍👩‍👧 and 🇪🇸 and 1️⃣', 'A FAMILY 👩‍👩‍👧 AND 🇪🇸 AND 1️⃣'],
  ['words of another alphabet', 'say привет мир to 漢字 now', 'SAY привет мир TO 漢字 NOW'],
  ['marks without words', '?! …\n🙂', '?! …\n🙂'],
  ['signs like ours', 'see [1] and 2 🙂 there', 'SEE [1] AND 2 🙂 THERE'],
  ['half characters', 'a \uD83D b', 'A \uD83D B'],
  ['nothing', '', ''],
])('%s are kept', (_, text, expected) => {
  expect(ask(text).made).toBe(expected);
});

test('lines are translated together, and a sentence with emoji in one piece', () => {
  expect(ask('one\ntwo 🙂 three').asked).toEqual(['one', 'two [1] three']);
});

test('a sign that the text already has is not used', () => {
  expect(ask('I have 1 🙂 cat').asked).toEqual(['I have 1 [2] cat']);
});

test.each([
  ['drops', (text: string) => text.replaceAll(/\[\d\]/g, '')],
  ['repeats', (text: string) => text.replace('[1]', '[1] [1]')],
])('if the model %s a sign, the parts are translated separately', (_, change) => {
  const { made, asked } = ask('one 🙂 two', (texts) => capitals(texts).map(change));
  expect(made).toBe('ONE 🙂 TWO');
  expect(asked).toEqual(['one [1] two', 'one', 'two']);
});

test('if the model does not know the signs, the parts are translated separately', () => {
  const known = new Set([...letters].filter((letter) => letter !== '['));
  expect(ask('one 🙂 two', capitals, known)).toEqual({ made: 'ONE 🙂 TWO', asked: ['one', 'two'] });
});

test('typographic marks that the model lacks become plain ones', () => {
  expect(ask('don’t “say” — it').made).toBe('DON\'T "SAY" - IT');
  const knowing = new Set([...letters, '’']);
  expect(ask('don’t', capitals, knowing).asked).toEqual(['don’t']);
});

test('decomposed letters and wide ones count as what they are normalized to', () => {
  expect(ask('cafe\u0301 ｏｋ').asked).toEqual(['cafe\u0301 ｏｋ']);
});

test('the characters of a vocabulary are read from its pieces of text', () => {
  const pieces: Piece[] = [
    { text: '</s>', score: 0, kind: 'control' },
    { text: '<unk>', score: 0, kind: 'unknown' },
    { text: '▁дом', score: -2, kind: 'text' },
    { text: '𝄞', score: -8, kind: 'text' },
  ];
  expect(knownCharacters(encodeVocabulary(pieces))).toEqual(new Set('▁дом𝄞'));
});
