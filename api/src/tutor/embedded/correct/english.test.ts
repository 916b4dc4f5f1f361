import { loadSources } from '../load-sources.ts';
import { correctSentence } from './index.ts';
import { wrongAndRight } from './testing/english/wrong-and-right.ts';
import { rightSentences } from './testing/english/right-sentences.ts';

const { sources } = loadSources();
const natives = ['es', 'ru', 'tr'] as const;

function linesOf(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

const pairs = linesOf(wrongAndRight).map((line) => line.split('|') as [string, string]);

test.each(pairs)('%s → %s', (wrong, right) => {
  for (const native of natives) {
    const asked = { text: wrong, language: 'en', native } as const;
    const { corrected, changes } = correctSentence(sources, asked);
    expect(corrected).toBe(right);
    for (const { reason } of changes) {
      expect(reason.length).toBeGreaterThan(10);
      expect(reason).not.toMatch(/undefined|\*\*/u);
    }
  }
  const asked = { text: right, language: 'en', native: 'es' } as const;
  expect(correctSentence(sources, asked).corrected).toBeNull();
});

test.each(linesOf(rightSentences))('%s is right', (text) => {
  const asked = { text, language: 'en', native: 'ru' } as const;
  expect(correctSentence(sources, asked).corrected).toBeNull();
});
