import { loadSources } from '../load-sources.ts';
import { correctSentence } from './index.ts';
import { rightEverydayRussian } from './testing/everyday/right-everyday-russian.ts';
import { wrongEverydayRussian } from './testing/everyday/wrong-everyday-russian.ts';
import { rightRussian, wrongRussian } from './testing/russian-sentences.ts';

const { sources } = loadSources();
const correct = (text: string) => correctSentence(sources, { text, language: 'ru', native: 'tr' });

function linesOf(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

const pairs = [...linesOf(wrongRussian), ...linesOf(wrongEverydayRussian)].map(
  (line) => line.split('|') as [string, string],
);

test.each(pairs)('%s → %s', (wrong, right) => {
  const { corrected, changes } = correct(wrong);
  expect(corrected).toBe(right);
  for (const { reason } of changes) {
    expect(reason.length).toBeGreaterThan(10);
    expect(reason).not.toMatch(/undefined|\*\*/);
  }
});

test.each([
  ...pairs.map(([, right]) => right),
  ...linesOf(rightRussian),
  ...linesOf(rightEverydayRussian),
])('%s is not corrected', (right) => {
  expect(correct(right).corrected).toBeNull();
});

test.each(['Мы с ним на ты.', 'Давайте на вы!'])('a way to address people is right: %s', (text) => {
  expect(correct(text).corrected).toBeNull();
});
