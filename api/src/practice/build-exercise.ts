import type { Exercise, ExerciseKind, LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { plainEquivalentsOf, withoutBrackets } from '../bank/glosses.ts';
import { answersTo } from './accepted-answers.ts';
import { answersToCloze, type ClozeSources } from './answers-to-cloze.ts';
import { makeChoices, type ChoiceSources } from './make-choices.ts';
import { findClozes } from './find-clozes.ts';
import type { StoredPair } from './pair-repository.ts';
import { seededRandom } from './seeded-random.ts';
import { showTranslation } from './show-translation.ts';

/** The kind of exercise for a card with a stability, in days, below each limit; above all: recall. */
const kindsByStability = [
  { kind: 'recognise', below: 1 },
  { kind: 'listen', below: 4 },
  { kind: 'cloze', below: 14 },
] as const;

/** Longer pairs are sentences, which are too long to type. */
const maxTypedLength = 60;

/** What exercises are made from. */
export interface ExerciseSources extends ChoiceSources, ClozeSources {}

interface ExerciseOptions {
  native: LanguageCode;
  /** In days; 0 for a new card. */
  stability: number;
  /** The card and the learner's day; the same seed gives the same exercise. */
  seed: string;
}

function kindFor(stability: number): ExerciseKind {
  return kindsByStability.find(({ below }) => stability < below)?.kind ?? 'recall';
}

/** The exercise for a word: the better it is remembered, the harder. */
export function exerciseOfWord(
  sources: ExerciseSources,
  word: CatalogueWord,
  { native, stability, seed }: ExerciseOptions,
): Exercise {
  const { prompts } = sources;
  const random = seededRandom(seed);
  const choicesOf = (show: (one: CatalogueWord) => string) =>
    makeChoices(sources, word, { native, random, show });
  const kind = kindFor(stability);
  if (kind === 'recognise') {
    const choices = choicesOf(showTranslation(prompts, native));
    return { kind, choices, answers: plainEquivalentsOf(word, native), cloze: null };
  }
  if (kind === 'listen') {
    return { kind, choices: choicesOf(({ text }) => text), answers: [word.text], cloze: null };
  }
  const clozes = kind === 'cloze' ? askableClozes(sources, word, native) : [];
  const asked = clozes[Math.floor(random() * clozes.length)];
  if (asked !== undefined) return { kind: 'cloze', choices: [], ...asked };
  return { kind: 'recall', choices: [], answers: answersTo(word, native, prompts), cloze: null };
}

function askableClozes(
  sources: ExerciseSources,
  word: CatalogueWord,
  native: LanguageCode,
): Pick<Exercise, 'cloze' | 'answers'>[] {
  return findClozes(word, native).flatMap((found) => {
    const answers = answersToCloze(sources, word, found, native);
    return answers === undefined ? [] : [{ cloze: found.cloze, answers }];
  });
}

/**
 * The exercise for a pair: first a flashcard without choices, later typing the text. What is in
 * brackets need not be typed.
 */
export function exerciseOfPair({ text, translation }: StoredPair, stability: number): Exercise {
  const answers = typedTextsOf(text);
  const isShort = text.length <= maxTypedLength && answers.length > 0;
  return isShort && kindFor(stability) !== 'recognise'
    ? { kind: 'recall', choices: [], answers, cloze: null }
    : { kind: 'recognise', choices: [], answers: typedTextsOf(translation), cloze: null };
}

/** A text without what is in brackets, and with it; none for a text that is all in brackets. */
function typedTextsOf(text: string): string[] {
  const plain = withoutBrackets(text);
  return plain === '' ? [] : [...new Set([plain, text.replaceAll(/[()]/gu, '')])];
}
