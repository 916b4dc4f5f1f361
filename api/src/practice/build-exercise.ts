import type { Cloze, Exercise, ExerciseKind, LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { answersTo } from './accepted-answers.ts';
import { makeChoices, type ChoiceSources } from './make-choices.ts';
import { findClozes } from './find-clozes.ts';
import type { KeptPair } from './pair-repository.ts';
import { seededRandom } from './seeded-random.ts';

/** Up to which stability, in days, a card is asked by each kind; from the last on by recall. */
const kindsByStability = [
  { kind: 'recognise', below: 1 },
  { kind: 'listen', below: 4 },
  { kind: 'cloze', below: 14 },
] as const;

/** A longer pair is a sentence, of which nobody types every letter. */
const typedAtMost = 60;

interface Asked {
  native: LanguageCode;
  /** In days; 0 for a new card. */
  stability: number;
  /** The same gives the same exercise: the card and the learner's day. */
  seed: string;
}

function kindFor(stability: number): ExerciseKind {
  return kindsByStability.find(({ below }) => stability < below)?.kind ?? 'recall';
}

/** What is asked of a word: the harder, the better it is remembered. */
export function exerciseOfWord(
  sources: ChoiceSources,
  word: CatalogueWord,
  { native, stability, seed }: Asked,
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

/** The form as it stands, and without its capital where the sentence begins with it. */
function answersOf({ answer }: Cloze, language: LanguageCode): string[] {
  return [...new Set([answer, answer.toLocaleLowerCase(language)])];
}

/** What is asked of a pair: a card to be turned, having no choices, and later to type the text. */
export function exerciseOfPair({ text, translation }: KeptPair, stability: number): Exercise {
  const isTyped = kindFor(stability) !== 'recognise' && text.length <= typedAtMost;
  return isTyped
    ? { kind: 'recall', choices: [], answers: [text], cloze: null }
    : { kind: 'recognise', choices: [], answers: [translation], cloze: null };
}
