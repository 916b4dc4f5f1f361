import { collect } from './model-engine.ts';
import { withoutThoughts } from './without-thoughts.ts';

function inPieces(text: string, length: number): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );
}

function reply(text: string, length: number): Promise<string> {
  return collect(withoutThoughts(from(inPieces(text, length))));
}

async function* from(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
}

describe.each([1, 3, 7, 1000])('in pieces of %i', (length) => {
  test.each([
    ['a plain reply stays unchanged', 'Yes, *la casa* < *el*.', 'Yes, *la casa* < *el*.'],
    ['thoughts and the blanks after them are removed', '<think>Hm, 2 < 3.</think>\n\nYes.', 'Yes.'],
    ['thoughts in between are removed, too', 'Yes<think>no</think>, it is.', 'Yes, it is.'],
    ['text that only begins like a tag stays', 'a <thin> b <', 'a <thin> b <'],
    ['blanks within stay', '  a\n\n b ', 'a\n\n b '],
  ])('%s', async (_, text, shown) => {
    expect(await reply(text, length)).toBe(shown);
  });

  test.each(['<think>so long', '<think>a</think> \n', ' '])(
    'a reply of thoughts alone is an error: %s',
    async (text) => {
      await expect(reply(text, length)).rejects.toMatchObject({ code: 'tutor_unavailable' });
    },
  );
});

test('a piece that cannot be a tag is yielded immediately', async () => {
  const second = Promise.withResolvers<string>();
  async function* slow() {
    yield 'Yes, ';
    yield await second.promise;
  }
  const pieces = withoutThoughts(slow());
  expect((await pieces.next()).value).toBe('Yes, ');
  second.resolve('it is.');
  expect((await pieces.next()).value).toBe('it is.');
});
