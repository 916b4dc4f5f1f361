import type { LanguageCode, MistakeQuestion } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { askForm } from './ask-form.ts';
import { askPair } from './ask-pair.ts';
import { askSpelling } from './ask-spelling.ts';
import { askArticle } from './ask-article.ts';
import type { MistakeSources } from './find-mistake.ts';
import { wordIdOf } from './find-subjects.ts';
import type { StoredMistake } from './mistake-repository.ts';
import type { MixUp } from './fold-mix-ups.ts';

/** A question without the mistake that it is about. */
export type Question = Omit<MistakeQuestion, 'mistake_id' | 'kind' | 'word'>;

/** A mistake with its word, to be asked in the learner's language. */
export interface AskedMistake {
  word: CatalogueWord;
  mistake: StoredMistake;
  native: LanguageCode;
}

/**
 * All questions about a mix-up. Each is a sentence or a text that authors wrote, or follows from the
 * word's tables, with one answer that is certainly right; none if there is no such question.
 */
export function askMistake(
  sources: MistakeSources,
  { kind, last }: MixUp,
  native: LanguageCode,
): MistakeQuestion[] {
  const word = sources.catalogue.find(wordIdOf(last.cardId) ?? 0);
  if (word === undefined) return [];
  const asked = { word, mistake: last, native };
  return questionsOf(sources, kind, asked).map((question) => ({
    mistake_id: last.id,
    kind,
    word: word.text,
    ...question,
  }));
}

function questionsOf(
  sources: MistakeSources,
  kind: MixUp['kind'],
  asked: AskedMistake,
): Question[] {
  switch (kind) {
    case 'confused_pair':
      return askPair(sources, asked);
    case 'wrong_form':
      return askForm(sources, asked);
    case 'gender':
      return [...askArticle(sources, asked), ...askForm(sources, asked)];
    case 'spelling':
      return askSpelling(sources, asked);
    default:
      return kind;
  }
}
