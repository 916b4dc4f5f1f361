import type { Cloze, Exercise, ExerciseKind, LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { answersTo } from './accepted-answers.ts';
import { makeChoices, type ChoiceSources } from './make-choices.ts';
import { findClozes } from './find-clozes.ts';
import type { StoredPair } from './pair-repository.ts';
import { seededRandom } from './seeded-random.ts';

/** The kind of exercise for a card with a stability, in days, below each limit; above all: recall. */
const kindsByStability = [
  { kind: 'recognise', below: 1 },
  { kind: 'listen', below: 4 },
  { kind: 'cloze', below: 14 },
] as const;

/** Longer pairs are sentences, which are too long to type. */
const maxTypedLength = 60;

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
  sources: ChoiceSources,
  word: CatalogueWord,
  { native, stability, seed }: ExerciseOptions,
): Exercise {
  const { prompts } = sources;
  const random = seededRandom(seed);
  const choicesOf = (show: (one: CatalogueWord) => string) =>
    makeChoices(sources, word, { native, random, show });
  const translationOf = (one: CatalogueWord) => prompts.of(one, native).text;
  const kind = kindFor(stability);
  if (kind === 'recognise') {
    return { kind, choices: choicesOf(translationOf), answers: [translationOf(word)], cloze: null };
  }
  if (kind === 'listen') {
    return { kind, choices: choicesOf(({ text }) => text), answers: [word.text], cloze: null };
  }
  const clozes = kind === 'cloze' ? findClozes(word, native) : [];
  const cloze = clozes[Math.floor(random() * clozes.length)];
  if (cloze !== undefined) {
    return { kind: 'cloze', choices: [], answers: answersOf(cloze, word.language), cloze };
  }
  return { kind: 'recall', choices: [], answers: answersTo(word, native, prompts), cloze: null };
}

/** The form as written, and in lowercase, since it may be capitalized at the start of a sentence. */
function answersOf({ answer }: Cloze, language: LanguageCode): string[] {
  return [...new Set([answer, answer.toLocaleLowerCase(language)])];
}

/** The exercise for a pair: first a flashcard without choices, later typing the text. */
export function exerciseOfPair({ text, translation }: StoredPair, stability: number): Exercise {
  const isTyped = kindFor(stability) !== 'recognise' && text.length <= maxTypedLength;
  return isTyped
    ? { kind: 'recall', choices: [], answers: [text], cloze: null }
    : { kind: 'recognise', choices: [], answers: [translation], cloze: null };
}
