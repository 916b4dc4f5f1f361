import type { Exercise, ExerciseKind, LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { plainEquivalentsOf, withoutBrackets } from '../bank/glosses.ts';
import { answersTo } from './accepted-answers.ts';
import { answersToCloze, type ClozeSources } from './answers-to-cloze.ts';
import { makeChoices, type ChoiceSources } from './make-choices.ts';
import { findClozes, type FoundCloze } from './find-clozes.ts';
import { preferShared, type Parallel } from './parallel.ts';
import type { StoredPair } from './pair-repository.ts';
import { seededRandom } from './seeded-random.ts';
import { showTranslation } from './show-translation.ts';
import { shuffledTiles, tilesOf } from './sentence-tiles.ts';

/** The kind of exercise for a card with a stability, in days, below each limit; above all: recall. */
const kindsByStability = [
  { kind: 'recognise', below: 1 },
  { kind: 'listen', below: 4 },
  { kind: 'build', below: 14 },
  { kind: 'cloze', below: 60 },
] as const;

/** Longer pairs are sentences, which are too long to type. */
const maxTypedLength = 60;

/** What exercises are made from. */
export interface ExerciseSources extends ChoiceSources, ClozeSources {}

interface ExerciseOptions {
  native: LanguageCode;
  /** In days; 0 for a new card. */
  stability: number;
  /** How often the card was answered: a well-known word is typed and said in turn. */
  reviewCount?: number;
  /** The card and the learner's day; the same seed gives the same exercise. */
  seed: string;
  /** Whether the page can ask the learner to build a sentence by ear. */
  builds?: boolean;
  /** Whether the page can ask the learner to say a word. */
  speaks?: boolean;
  /** The card before it, in another language, if the word is asked for its meaning's sake. */
  parallel?: Parallel | undefined;
}

function kindFor(stability: number): ExerciseKind {
  return kindsByStability.find(({ below }) => stability < below)?.kind ?? 'recall';
}

/** The learner has just seen what the word means: choosing its translation would ask nothing. */
function kindAfterMeaning(stability: number): ExerciseKind {
  const kind = kindFor(stability);
  return kind === 'recognise' ? 'listen' : kind;
}

/** Whether a well-known word is said this time. Recognition writes numerals in digits: they are typed. */
function isTurnToSay({ pos }: CatalogueWord, reviewCount: number): boolean {
  return pos !== 'numeral' && reviewCount % 2 === 1;
}

/** The exercise for a word: the better it is remembered, the harder. */
export function exerciseOfWord(
  sources: ExerciseSources,
  word: CatalogueWord,
  {
    native,
    stability,
    reviewCount = 0,
    seed,
    builds = false,
    speaks = false,
    parallel,
  }: ExerciseOptions,
): Exercise {
  const { prompts } = sources;
  const random = seededRandom(seed);
  const choicesOf = (show: (one: CatalogueWord) => string) =>
    makeChoices(sources, word, { native, random, show });
  const kind = parallel === undefined ? kindFor(stability) : kindAfterMeaning(stability);
  if (kind === 'recognise') {
    const choices = choicesOf(showTranslation(prompts, native));
    return { kind, choices, answers: plainEquivalentsOf(word, native), cloze: null };
  }
  if (kind === 'listen') {
    return { kind, choices: choicesOf(({ text }) => text), answers: [word.text], cloze: null };
  }
  const all = kind === 'recall' ? [] : askableClozes(sources, word, native);
  const clozes = preferShared(all, parallel);
  if (kind === 'build' && builds) {
    const buildable = clozes.filter(({ cloze }) => tilesOf(cloze).length > 0);
    const built = buildable[Math.floor(random() * buildable.length)];
    if (built) {
      const { cloze, answers } = built;
      return { kind, choices: shuffledTiles(cloze, random), cloze, answers };
    }
  }
  const asked = clozes[Math.floor(random() * clozes.length)];
  if (asked !== undefined) {
    return { kind: 'cloze', choices: [], cloze: asked.cloze, answers: asked.answers };
  }
  const isSaid = kind === 'recall' && speaks && isTurnToSay(word, reviewCount);
  const answers = answersTo(word, native, prompts);
  return { kind: isSaid ? 'say' : 'recall', choices: [], answers, cloze: null };
}

function askableClozes(
  sources: ExerciseSources,
  word: CatalogueWord,
  native: LanguageCode,
): (FoundCloze & { answers: string[] })[] {
  return findClozes(word, native).flatMap((found) => {
    const answers = answersToCloze(sources, word, found, native);
    return answers === undefined ? [] : [{ ...found, answers }];
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
