import { allText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';

const edges = /^(?<before>[\p{P}\p{S}\s]*)(?<middle>.*?)(?<after>[\p{P}\p{S}\s]*)$/su;

/** Splits a text into the punctuation before, the middle, and the punctuation after. */
export function splitEdges(text: string): { before: string; middle: string; after: string } {
  const { before = '', middle = '', after = '' } = edges.exec(text)?.groups ?? {};
  return { before, middle, after };
}

/**
 * Adds the original's final punctuation to a translated word or phrase, as its language writes it.
 */
export function restoreEdges(translation: string, after: string, language: LanguageCode): string {
  const end = /^[.!?…]+/u.exec(after)?.[0] ?? '';
  const marks = [...(allText[language].opening ?? [])];
  const opening = marks.find(([closing]) => end.includes(closing))?.[1] ?? '';
  return opening + translation + end;
}

/** The stress marks of Russian dictionaries; in other alphabets the mark belongs to its letter. */
const stressMarks = /(?<=\p{Script=Cyrillic})\u0301/gu;

/** A text without the stress marks of Russian dictionaries, in composed letters. */
export function withoutStress(text: string): string {
  return text.normalize('NFC').replaceAll(stressMarks, '');
}

/**
 * Normalises a text for comparison: spacing, apostrophes, lower case, no stress marks, and no
 * punctuation at the ends.
 */
export function comparable(text: string, language: LanguageCode): string {
  const plain = withoutStress(text)
    .replaceAll(/[’ʼ`´]/gu, "'")
    .replaceAll(/\s+/gu, ' ');
  return splitEdges(plain).middle.toLocaleLowerCase(language);
}
