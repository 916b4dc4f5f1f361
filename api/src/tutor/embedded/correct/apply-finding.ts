import type { CheckedSentence, Finding } from '@topwords/languages/correction';
import type { LanguageCode } from '@topwords/platform/contracts';

/** A fault with its place in the text. */
export interface PlacedFinding extends Finding {
  start: number;
  end: number;
  /** As it stands in the text, with the capital of a sentence's start. */
  written: string;
}

/** Two spaces that a dropped word leaves. */
const doubled = / {2,}/gu;

function capitalize(text: string, language: LanguageCode): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

/** A finding with its place in the text; undefined if it is outside. */
export function placeFinding(
  { tokens }: CheckedSentence,
  finding: Finding,
  language: LanguageCode,
): PlacedFinding | undefined {
  const first = tokens[finding.from];
  const last = tokens[finding.to - 1];
  if (!first || !last) return undefined;
  const isCapital = finding.from === 0 && /^\p{Lu}/u.test(first.written);
  const written = isCapital ? capitalize(finding.right, language) : finding.right;
  return { ...finding, start: first.start, end: last.end, written };
}

/** The text with a finding. */
export function applyFinding(text: string, { start, end, written }: PlacedFinding): string {
  return (text.slice(0, start) + written + text.slice(end)).replaceAll(doubled, ' ');
}
