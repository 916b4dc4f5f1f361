import { allTutor } from '@topwords/languages/tutor';
import { exampleDash, type LanguageCode } from '@topwords/platform/contracts';

/** Marks a text of the learned language, as in the contract. */
export function star(text: string): string {
  return `*${text}*`;
}

/** Texts of the learned language, comma-separated. */
export function starAll(texts: readonly string[]): string {
  return texts.map(star).join(', ');
}

/** Texts of the native language in its quotation marks, comma-separated. */
export function quoteAll(texts: readonly string[], native: LanguageCode): string {
  const own = allTutor[native].texts;
  return texts.map((text) => own.quote(text)).join(', ');
}

/** A sentence and its translation. */
export function pairOf({ text, translation }: { text: string; translation: string }): string {
  return `${star(text)}${exampleDash}${translation}`;
}

/** Lines of a list. */
export function listOf(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

type Part = string | false | undefined;

/** Joins paragraphs and omits empty ones. */
export function joinParagraphs(paragraphs: readonly Part[]): string {
  return paragraphs.filter(Boolean).join('\n\n');
}

/** Joins lines and omits empty ones. */
export function joinLines(lines: readonly Part[]): string {
  return lines.filter(Boolean).join('\n');
}
