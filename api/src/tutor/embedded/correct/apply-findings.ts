import type { CheckedSentence, Finding } from '@topwords/languages/correction';
import type { LanguageCode } from '@topwords/platform/contracts';

/** A fault with its place in the text. */
export interface PlacedFinding extends Finding {
  sentence: CheckedSentence;
  start: number;
  end: number;
  /** As it stands in the text, with the capital of a sentence's start. */
  written: string;
}

/** Removes a comma or space that a dropped word leaves. */
const doubled = / {2,}/gu;

function capitalize(text: string, language: LanguageCode): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

/** Places findings in the text; of two that overlap, the first wins. */
export function placeFindings(
  found: readonly { sentence: CheckedSentence; finding: Finding }[],
  language: LanguageCode,
): PlacedFinding[] {
  const placed: PlacedFinding[] = [];
  for (const { sentence, finding } of found) {
    const first = sentence.tokens[finding.from];
    const last = sentence.tokens[finding.to - 1];
    if (!first || !last) continue;
    const { start } = first;
    const { end } = last;
    const isFree = placed.every((other) => end <= other.start || start >= other.end);
    const isCapital = finding.from === 0 && /^\p{Lu}/u.test(first.written);
    const written = isCapital ? capitalize(finding.right, language) : finding.right;
    if (isFree) placed.push({ ...finding, sentence, start, end, written });
  }
  return placed.toSorted((a, b) => a.start - b.start);
}

/** The text with all findings. */
export function applyFindings(text: string, placed: readonly PlacedFinding[]): string {
  const corrected = placed.reduceRight(
    (whole, { start, end, written }) => whole.slice(0, start) + written + whole.slice(end),
    text,
  );
  return corrected.replaceAll(doubled, ' ');
}
