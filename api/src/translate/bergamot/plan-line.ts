import { splitUnknown, type TextPart } from './split-unknown.ts';

/** How a line is translated: what stays before and after it, and what is between. */
export interface LinePlan {
  before: string;
  /** Empty if nothing is translated. */
  parts: TextPart[];
  after: string;
}

/** A text whose kept parts are replaced by placeholders. */
export interface MaskedText {
  text: string;
  kept: ReadonlyMap<string, string>;
}

/** Whether a part has anything to translate. */
export function hasWords({ text, isKept }: TextPart): boolean {
  return !isKept && /[\p{L}\p{N}]/u.test(text);
}

/** Divides a line: everything outside its first and last word stays as it is. */
export function planLine(line: string, known: ReadonlySet<string>): LinePlan {
  const parts = splitUnknown(line, known);
  const first = parts.findIndex(hasWords);
  if (first < 0) return { before: line, parts: [], after: '' };
  const last = parts.findLastIndex(hasWords);
  const inner = parts.slice(first, last + 1).map((part) => ({ ...part }));
  const before = parts.slice(0, first).map(textOf);
  const after = parts.slice(last + 1).map(textOf);
  const [start, end] = [inner[0], inner.at(-1)];
  if (start !== undefined) {
    const { leading, rest } = splitSpaces(start.text);
    before.push(leading);
    start.text = rest;
  }
  if (end !== undefined) {
    const { trailing } = splitSpaces(end.text);
    after.unshift(trailing);
    end.text = end.text.slice(0, end.text.length - trailing.length);
  }
  return { before: before.join(''), parts: inner, after: after.join('') };
}

/**
 * The parts as one text with `[1]`, `[2]` … for those that are kept; undefined if the model does not
 * know these signs either.
 * @param original the signs that it contains are not used
 */
export function maskKept(
  parts: readonly TextPart[],
  original: string,
  known: ReadonlySet<string>,
): MaskedText | undefined {
  const kept = new Map<string, string>();
  let number = 0;
  const texts = parts.map((part) => {
    if (!part.isKept) return part.text;
    do number += 1;
    while (original.includes(String(number)));
    kept.set(`[${number}]`, part.text);
    return `[${number}]`;
  });
  const isReadable = [...kept.keys()]
    .join('')
    .split('')
    .every((sign) => known.has(sign));
  return isReadable ? { text: texts.join(''), kept } : undefined;
}

/** Puts what was kept back into a translation; undefined unless it has each sign once. */
export function unmask(translation: string, kept: MaskedText['kept']): string | undefined {
  let text = translation;
  for (const [sign, content] of kept) {
    const [before, after, ...more] = text.split(sign);
    if (before === undefined || after === undefined || more.length > 0) return undefined;
    text = before + content + after;
  }
  return text;
}

/** The spaces at the edges of a text. */
export function splitSpaces(text: string): { leading: string; rest: string; trailing: string } {
  const rest = text.trimStart();
  return {
    leading: text.slice(0, text.length - rest.length),
    rest,
    trailing: text.slice(text.trimEnd().length),
  };
}

const textOf = ({ text }: TextPart): string => text;
