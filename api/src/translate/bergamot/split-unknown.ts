/** A part of a text; what is unknown to the model is kept as it is. */
export interface TextPart {
  text: string;
  isKept: boolean;
}

/** Replacements for typographic marks that a vocabulary lacks. */
const plainMarks = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['ʼ', "'"],
  ['“', '"'],
  ['”', '"'],
  ['„', '"'],
  ['«', '"'],
  ['»', '"'],
  ['–', '-'],
  ['—', '-'],
  ['…', '...'],
]);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;
/** Invisible characters, which can be lost without harm. */
const invisible = /^\p{Default_Ignorable_Code_Point}$/u;
const space = /^\s+$/u;

/**
 * Splits a text into what a model knows and what it would drop: emoji, and characters of alphabets
 * that its vocabulary lacks. Unknown parts that only spaces separate are one.
 */
export function splitUnknown(text: string, known: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const plain = plainOf(segment, known);
    const isKept = !isKnown(plain, known);
    const last = parts.at(-1);
    if (last?.isKept === isKept) last.text += isKept ? segment : plain;
    else parts.push({ text: isKept ? segment : plain, isKept });
  }
  return joinOverSpaces(parts);
}

function plainOf(segment: string, known: ReadonlySet<string>): string {
  const plain = plainMarks.get(segment);
  return plain === undefined || known.has(segment) || !isKnown(plain, known) ? segment : plain;
}

function isKnown(segment: string, known: ReadonlySet<string>): boolean {
  if (space.test(segment)) return true;
  if (pictograph.test(segment)) return false;
  // SentencePiece normalizes texts in this way.
  return Array.from(segment.normalize('NFKC')).every(
    (character) => known.has(character) || space.test(character) || invisible.test(character),
  );
}

function joinOverSpaces(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  for (const part of parts) {
    const [before, between] = joined.slice(-2);
    if (part.isKept && before?.isKept && between !== undefined && space.test(between.text)) {
      joined.pop();
      before.text += between.text + part.text;
    } else {
      joined.push({ ...part });
    }
  }
  return joined;
}
