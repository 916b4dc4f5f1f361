import { ofEachLanguage } from '@topwords/languages/identity';
import { contrastSchema, type Contrast } from '../teaching/contrast.ts';
import { gradedTextSchema, type GradedText } from '../teaching/graded-text.ts';
import type { Located, Teaching } from '../teaching/teaching.ts';

/** Teaching files with these lines, and no others. */
export function buildTeaching(overrides: Partial<Teaching> = {}): Teaching {
  return {
    contrasts: ofEachLanguage(() => []),
    grammar: ofEachLanguage(() => []),
    mistakes: ofEachLanguage(() => []),
    texts: ofEachLanguage(() => []),
    falseFriends: new Map(),
    ...overrides,
  };
}

/** Values with locations as if from an English file of that kind, one per line. */
export function locateEnglish<T>(kind: string, values: readonly T[]) {
  const lines: Located<T>[] = values.map((value, index) => ({
    file: `${kind}/en.jsonl`,
    line: index + 1,
    value,
  }));
  return { ...ofEachLanguage((): Located<T>[] => []), en: lines };
}

function repeat(word: string, times: number): string {
  return Array.from({ length: times }, () => word).join(' ');
}

const home = { es: 'Casa.', ru: 'Дом.', tr: 'Ev.' };

/** A valid card of English about its one headword, apart from overrides. */
export function buildContrast(overrides: Partial<Contrast> = {}): Contrast {
  const question = {
    text: 'This is a ___.',
    options: ['house', 'home'],
    answer: 'house',
    translation: home,
  };
  const sentence = { text: 'A house.', translation: home };
  return contrastSchema('en').parse({
    key: 'house-or-home',
    level: 'A2',
    terms: ['house', 'home'],
    words: ['house'],
    explanation: { es: repeat('casa', 40), ru: repeat('дом', 40), tr: repeat('ev', 40) },
    pair: [sentence, sentence],
    quiz: [question, question],
    ...overrides,
  });
}

/** A valid text of English with these running words, apart from overrides. */
export function buildGradedText(line: string, overrides: Partial<GradedText> = {}): GradedText {
  const written = { title: 'House', lines: [line] };
  return gradedTextSchema('en').parse({
    key: 'the-house',
    level: 'A1',
    kind: 'story',
    ...written,
    translations: { es: written, ru: written, tr: written },
    ...overrides,
  });
}
