import { hasWords, maskKept, planLine, splitSpaces, unmask, type LinePlan } from './plan-line.ts';
import type { TextPart } from './split-unknown.ts';

/** Translates texts with a model, together. */
type Translate = (texts: readonly string[]) => string[];

const lineBreaks = /(\r\n|[\n\r\u2028\u2029])/;

/**
 * Translates a text line by line. Line breaks, spaces at the edges of lines, emoji and characters
 * that the model does not know stay as they are: inside a sentence, `[1]` stands for them, and if
 * the model does not return it, the parts around them are translated separately.
 */
export function translateKeeping(
  text: string,
  known: ReadonlySet<string>,
  translate: Translate,
): string {
  const plans = text.split(lineBreaks).map((line) => planLine(line, known));
  const masked = plans.map(({ parts }) => maskKept(parts, text, known));
  const made = translateSome(
    masked.map((one) => one?.text ?? ''),
    translate,
  );
  return plans
    .map(({ before, parts, after }: LinePlan, index) => {
      const kept = masked[index]?.kept;
      const whole = kept && unmask(made[index] ?? '', kept);
      return before + (whole ?? translateParts(parts, translate)) + after;
    })
    .join('');
}

/** Translates the texts that are not empty. */
function translateSome(texts: readonly string[], translate: Translate): string[] {
  const full = texts.filter((text) => text !== '');
  const made = full.length === 0 ? [] : translate(full);
  let next = 0;
  return texts.map((text) => {
    if (text === '') return '';
    next += 1;
    return made[next - 1] ?? '';
  });
}

function translateParts(parts: readonly TextPart[], translate: Translate): string {
  const edged = parts.map((part) => ({ part, edges: splitSpaces(part.text) }));
  const made = translateSome(
    edged.map(({ part }) => (hasWords(part) ? part.text.trim() : '')),
    translate,
  );
  return edged
    .map(({ part, edges }, index) =>
      hasWords(part) ? edges.leading + (made[index] ?? '') + edges.trailing : part.text,
    )
    .join('');
}
