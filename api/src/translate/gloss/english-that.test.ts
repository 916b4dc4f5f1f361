import { glossOf } from '../testing/gloss-of.ts';

test.each([
  ['He told me that the shop was closed.', 'que (conjunción)'],
  ['I know that he is ill.', 'que (conjunción)'],
  ['The problem is that he lies.', 'que (conjunción)'],
  ['The film that we saw was boring.', 'que (relativo)'],
  ['The woman that lives here is nice.', 'que (relativo)'],
  ['I know that.', 'eso'],
  ['Is that your car?', 'eso'],
  ['That man is tall.', 'ese'],
])('that in %j is %s', async (text, meaning) => {
  const { gloss } = await glossOf('en', 'es', text);
  const that = gloss.find((one) => one.text.toLowerCase() === 'that');
  expect(that?.translation).toBe(meaning);
});
