import type { BankSentence } from '@topwords/content/bank';
import type { Exercise, LanguageCode, PracticeExample } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { presentRecording, type Hearing } from '../bank/presenter.ts';
import { findClozes, type FoundCloze } from './find-clozes.ts';
import { preferShared, type Parallel } from './parallel.ts';

interface ExampleOptions extends Hearing {
  native: LanguageCode;
  /** The learner's other languages: the same sentence is shown in them too. */
  others: readonly LanguageCode[];
  /** How often the card was answered: each time another sentence is shown. */
  reviewCount: number;
  parallel?: Parallel | undefined;
}

/**
 * The sentence to show with a word: the exercise's own, or else one of its main sense, or else one of
 * another sense. Undefined if no sentence contains the word.
 */
export function chooseExample(
  word: CatalogueWord,
  { cloze: asked }: Exercise,
  { native, others, reviewCount, parallel, ...hearing }: ExampleOptions,
): PracticeExample | undefined {
  const all = findClozes(word, native);
  const found = asked
    ? all.find(({ cloze }) => cloze.before === asked.before && cloze.after === asked.after)
    : nextOf(preferShared(all, parallel), word, reviewCount);
  if (found === undefined) return undefined;
  const { cloze, sentence } = found;
  return {
    ...cloze,
    ...recordingOf(sentence, word.language, hearing),
    parallels: others.map((language) => ({
      language_code: language,
      text: sentence.text[language],
      ...recordingOf(sentence, language, hearing),
    })),
  };
}

function recordingOf({ text }: BankSentence, language: LanguageCode, hearing: Hearing) {
  return presentRecording({ text: text[language], language }, hearing);
}

function nextOf(
  all: readonly FoundCloze[],
  word: CatalogueWord,
  reviewCount: number,
): FoundCloze | undefined {
  const ofMain = all.filter(({ sense }) => sense === word.senses[0]);
  const candidates = ofMain.length > 0 ? ofMain : all;
  return candidates[reviewCount % candidates.length];
}
