import { cleanMessage } from './clean-message.ts';

test.each([
  [
    'Loading chunk 4 failed. (https://a:b@cdn.example.org/remotes/words/1.0.0/4.js?token=secret#x)',
    'Loading chunk 4 failed. (https://cdn.example.org/remotes/words/1.0.0/4.js)',
  ],
  ['GET /words?q=private 500', 'GET /words 500'],
  ['no account ada@example.org here', 'no account …@… here'],
  ['image data:text/plain,private failed', 'image data:… failed'],
  ['a\u0000b\u001b[31mc\n\td', 'a b [31mc d'],
  ['left\u202eright', 'left right'],
  ['half \ud800 of a pair', 'half \ufffd of a pair'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['дом ev 😀', 'дом ev 😀'],
  ['', ''],
])('%j is cleaned to %j', (message, kept) => {
  expect(cleanMessage(message)).toBe(kept);
});

test('a message is cut between characters', () => {
  const message = cleanMessage('😀'.repeat(101));
  expect(message).toHaveLength(200);
  expect(cleanMessage(`x${'😀'.repeat(101)}`)).toBe(`x${'😀'.repeat(99)}`);
});

test('a message crafted to be slow is cleaned quickly', () => {
  const startedAt = performance.now();
  for (const part of ['@', '/', '/a?', 'data:', '://', 'a@', ' '])
    cleanMessage(part.repeat(10_000));
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
