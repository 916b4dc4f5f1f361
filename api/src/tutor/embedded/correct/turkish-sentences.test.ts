import { loadSources } from '../load-sources.ts';
import { correctSentence } from './index.ts';
import { rightEverydayTurkish } from './testing/everyday/right-everyday-turkish.ts';
import { wrongEverydayTurkish } from './testing/everyday/wrong-everyday-turkish.ts';
import { rightTurkish, wrongTurkish } from './testing/turkish-sentences.ts';

const { sources } = loadSources();
const natives = ['en', 'es', 'ru'] as const;

function linesIn(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

function correct(text: string, native: (typeof natives)[number] = 'en') {
  return correctSentence(sources, { text, language: 'tr', native });
}

const wrongOnes = [...linesIn(wrongTurkish), ...linesIn(wrongEverydayTurkish)];

test.each(wrongOnes.map((line) => line.split('|')))('%s → %s', (wrong = '', right = '') => {
  expect(correct(wrong).corrected).toBe(right);
  for (const native of natives) {
    for (const { reason } of correct(wrong, native).changes) {
      expect(reason.length).toBeGreaterThan(10);
      expect(reason).not.toMatch(/undefined|\*\*/);
    }
  }
});

test.each([...linesIn(rightTurkish), ...linesIn(rightEverydayTurkish)])(
  '%s is left alone',
  (right) => {
    expect(correct(right).corrected).toBeNull();
  },
);
