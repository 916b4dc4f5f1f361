import { allTutor } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import { joinParagraphs, listOf, star } from '../chat/reply/markup.ts';
import type { Correction } from './correction.ts';

/**
 * The chat's reply to a sentence that a learner asks to be corrected: each correction with its
 * reason and the whole sentence if that is right now, or what was checked.
 */
export function replyCorrection(
  { corrected, isSettled, changes, checked }: Correction,
  native: LanguageCode,
): string {
  const texts = allTutor[native].correctionTexts;
  if (corrected === null) return texts.nothingFound(checked.join(', '));
  const lines = changes.map(
    ({ wrong, right, reason }) => `${texts.instead(star(wrong), star(right))}. ${reason}`,
  );
  const isOne = lines.length === 1;
  const isWhole = isOne && changes[0]?.right === corrected;
  return joinParagraphs([
    isOne ? lines[0] : listOf(lines),
    isSettled && !isWhole && `${texts.corrected} ${star(corrected)}`,
  ]);
}
