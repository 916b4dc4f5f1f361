import { readFileSync } from 'node:fs';
import { languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import { correctSentence, type Correction } from '../embedded/correct/index.ts';
import type { FactSources } from '../embedded/facts/fact-sources.ts';

/** A sentence as a learner writes it: wrong in one place, or entirely right. */
export interface ExamSentence {
  id: string;
  native: LanguageCode;
  target: LanguageCode;
  text: string;
  /** How it may be corrected; empty for a right sentence. */
  right: readonly string[];
  error?: string;
  /** Groups of strings, of each of which the correction with its reason has at least one. */
  must: readonly (readonly string[])[];
}

interface WrittenSentence extends Omit<ExamSentence, 'target' | 'text' | 'right' | 'must'> {
  text?: string;
  wrong?: string;
  right?: string[];
  must?: string[][];
}

const folder = new URL('sentences/', import.meta.url);

/** Reads the sentences that teachers wrote before there were rules. */
export function readSentencesOfExam(): ExamSentence[] {
  return languageCodes.flatMap((target) =>
    readFileSync(new URL(`sentences-${target}.jsonl`, folder), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const {
          text,
          wrong,
          right = [],
          must = [],
          ...sentence
        } = JSON.parse(line) as WrittenSentence;
        return { ...sentence, target, text: wrong ?? text ?? '', right, must };
      }),
  );
}

/** What came of a sentence. */
export interface SentenceResult {
  sentence: ExamSentence;
  correction: Correction;
  isFound: boolean;
  /** Corrected in one of the ways that the teacher gave. */
  isExact: boolean;
  /** The correction with its reason says what it must. */
  isExplained: boolean;
}

/** Corrects a sentence of the exam. */
export function playSentence(sources: FactSources, sentence: ExamSentence): SentenceResult {
  const { text, target, native, right, must } = sentence;
  const correction = correctSentence(sources, { text, language: target, native });
  const isFound = correction.corrected !== null;
  const said = [
    correction.corrected ?? '',
    ...correction.changes.flatMap((change) => [change.right, change.reason]),
  ]
    .join(' ')
    .toLocaleLowerCase(target);
  return {
    sentence,
    correction,
    isFound,
    isExact: correction.corrected !== null && right.includes(correction.corrected),
    isExplained: isFound && must.every((group) => group.some((one) => said.includes(one))),
  };
}
