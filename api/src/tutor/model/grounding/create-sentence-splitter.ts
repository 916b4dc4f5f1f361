/** A sentence of a reply, the sign of its line before it, and the blanks after it. */
export interface Sentence {
  text: string;
  /** Whether a line begins with it. */
  isFirstOfLine: boolean;
  /** Whether its line ends with it. */
  isLastOfLine: boolean;
}

/** In UTF-16 units: a text without sentence ends is released at a blank. */
const maxHeld = 1000;

const lineSign = /^\s*(?:[*+•-]|\d+[.)]|#+|>)\s+/u;
/** Stops, closing signs, and the blank that shows that the sentence has ended. */
const sentenceEnd = /[.!?…]+["”»’')\]*`]*\s/gu;
const abbreviation =
  /(?:^|[\s(«“"])(?:\p{L}|\p{N}+|e\.g|i\.e|etc|vs|cf|sg|pl|sing|fem|masc|p\. ?ej|ej|т\. ?[едпк]|ед|мн|ч|напр|см|vb|örn|bkz)\.\s$/iu;

/** Splits text that arrives in pieces into sentences. */
export function createSentenceSplitter() {
  let held = '';
  let isFirstOfLine = true;

  function take(length: number): Sentence {
    const text = held.slice(0, length);
    held = held.slice(length);
    const sentence = { text, isFirstOfLine, isLastOfLine: text.endsWith('\n') };
    isFirstOfLine = sentence.isLastOfLine;
    return sentence;
  }

  return {
    /** The sentences that are complete with this piece. */
    add(piece: string): Sentence[] {
      held += piece;
      const sentences: Sentence[] = [];
      for (let length = lengthOfFirst(held, isFirstOfLine); length > 0;) {
        sentences.push(take(length));
        length = lengthOfFirst(held, isFirstOfLine);
      }
      return sentences;
    },
    /** The rest, which may be incomplete. */
    end: (): Sentence[] => (held === '' ? [] : [take(held.length)]),
  };
}

/** The length of the first complete sentence with its blanks; 0 if there is none yet. */
function lengthOfFirst(text: string, isFirstOfLine: boolean): number {
  const line = text.indexOf('\n') + 1;
  const within = line === 0 ? text : text.slice(0, line);
  const sign = isFirstOfLine ? (lineSign.exec(within)?.[0].length ?? 0) : 0;
  for (const { 0: found, index } of within.matchAll(sentenceEnd)) {
    const end = index + found.length;
    const before = within.slice(0, end);
    const isEnd = end > sign && !abbreviation.test(before) && !isMarkOpen(within.slice(sign, end));
    if (isEnd) return end;
  }
  if (line > 0) return line;
  if (text.length <= maxHeld) return 0;
  const blank = text.lastIndexOf(' ', maxHeld);
  return blank === -1 ? maxHeld : blank + 1;
}

/** Whether a marked text has begun and not ended. */
function isMarkOpen(text: string): boolean {
  return (text.match(/\*+/gu)?.length ?? 0) % 2 === 1;
}
