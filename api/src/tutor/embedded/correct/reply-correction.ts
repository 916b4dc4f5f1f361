import { allTutor } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import { joinParagraphs, listOf, star } from '../chat/reply/markup.ts';
import type { Correction } from './correction.ts';

/** Each correction with its reason. */
export function replyChanges({ changes }: Correction, native: LanguageCode): string {
  const texts = allTutor[native].correctionTexts;
  const lines = changes.map(
    ({ wrong, right, reason }) => `${texts.instead(star(wrong), star(right))}. ${reason}`,
  );
  return lines.length === 1 ? (lines[0] ?? '') : listOf(lines);
}

/**
 * The chat's reply to a sentence that a learner asks to be corrected: each correction with its
 * reason and the whole sentence if that is right now, or what was checked.
 */
export function replyCorrection(correction: Correction, native: LanguageCode): string {
  const { corrected, isSettled, changes, checked } = correction;
  const texts = allTutor[native].correctionTexts;
  if (corrected === null) return texts.nothingFound(checked.join(', '));
  const isWhole = changes.length === 1 && changes[0]?.right === corrected;
  return joinParagraphs([
    replyChanges(correction, native),
    isSettled && !isWhole && `${texts.corrected} ${star(corrected)}`,
  ]);
}
