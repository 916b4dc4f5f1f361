import {
  isLanguageCode,
  voiceTextMaximumLength,
  type PracticeCard,
} from '@topwords/platform/contracts';
import type { Sound } from '@topwords/platform/remote';

/** The sound of a card's word; none if it cannot be spoken. */
export function soundOfWord(card: PracticeCard): Sound[] {
  const { text, language_code: code, recording, homograph } = card;
  if (!isLanguageCode(code) || text.length > voiceTextMaximumLength) return [];
  return [{ text, language: code, recording, homograph }];
}

/** The sound of the sentence that shows a card's word; none if there is no sentence. */
export function soundOfExample({ example, language_code: code }: PracticeCard): Sound[] {
  if (!example || !isLanguageCode(code)) return [];
  const { before, answer, after, recording } = example;
  return [{ text: `${before}${answer}${after}`, language: code, recording }];
}
