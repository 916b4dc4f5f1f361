import { readTrace, type SpeechEvent } from './read-trace.ts';

const word = (text_position: number): SpeechEvent => ({ type: 'word', text_position });
const end = (text_position: number): SpeechEvent => ({ type: 'end', text_position });
const said = (...ids: string[]): SpeechEvent[] =>
  ids.map((id) => ({ type: 'phoneme', id, text_position: 0 }));

test('each clause gets the mark that ended it, and sentences are separate', () => {
  const input = 'Sí, ¿tal? Bien';
  const events = [
    [word(1), ...said('s', 'ˈi', ' '), end(4)],
    [word(6), ...said('t', 'ˈa', 'l', '  '), end(10)],
    [word(11), ...said('b', 'j', 'ˈe', 'n'), end(14)],
  ];
  expect(readTrace(input, events.flat())).toEqual(['sˈi, tˈal?', 'bjˈen']);
});

test('positions count characters, not units of UTF-16', () => {
  const events = [word(3), ...said('a'), end(5), word(6), ...said('o'), end(7)];
  expect(readTrace('😀 a, o', events)).toEqual(['a, o']);
});

test.each([
  ['an entity', 'a &lt; b', 7],
  ['phonemes', "[[k|'i:]] b", 10],
])('the marks in %s end no clause', (_, input, position) => {
  const events = [word(1), ...said('a'), end(position), word(position + 1), ...said('b'), end(20)];
  expect(readTrace(input, events)).toEqual(['a b']);
});

test('flags of other languages, and the mark that begins a text, are left out', () => {
  expect(readTrace('x', [word(1), ...said('(en)', 'dʲ', 'ɪ^', '(ru)'), end(1)])).toEqual(['dʲɪ']);
});

test('a text without sound has no sentence', () => {
  expect(readTrace('...', [end(3)])).toEqual([]);
});
