import type { Contradiction } from './judge-claim.ts';
import type { JudgeSentence } from './create-grounding.ts';
import { createSentenceSplitter, type Sentence } from './create-sentence-splitter.ts';

const sign = /^\s*(?:(?:[*+•-]|\d+[.)]|#+|>)\s+)?/u;
const lastBlanks = /\s*$/u;

/** Called with each sentence that is left out. */
export type CountLeftOut = (about: Contradiction) => void;

/**
 * Leaves out sentences that contradict the tables. The others pass unchanged, each as soon as it is
 * complete; so does what a line began with, if anything of the line is left. Blanks wait for text.
 */
function createFilter(judge: JudgeSentence, leaveOut: CountLeftOut) {
  let blanks = '';
  let lineSign = '';
  let isLineEmpty = true;
  let hasShown = false;

  return ({ text, isFirstOfLine, isLastOfLine }: Sentence): string => {
    if (isFirstOfLine) {
      isLineEmpty = true;
      lineSign = '';
    }
    const about = judge({ text, isFirstOfLine });
    if (about) {
      leaveOut(about);
      if (isFirstOfLine) lineSign = sign.exec(text)?.[0] ?? '';
      if (isLastOfLine && !isLineEmpty) blanks = `${blanks.trimEnd()}\n`;
      return '';
    }
    const end = lastBlanks.exec(text)?.[0] ?? '';
    const said = text.slice(0, text.length - end.length);
    if (said === '') {
      if (hasShown) blanks += end;
      return '';
    }
    const shown = `${blanks}${isLineEmpty ? lineSign : ''}${said}`;
    blanks = end;
    isLineEmpty = false;
    hasShown = true;
    return shown;
  };
}

/** Streams a reply sentence by sentence, without those that contradict the tables. */
export async function* holdToTables(
  pieces: AsyncIterable<string>,
  judge: JudgeSentence,
  leaveOut: CountLeftOut,
): AsyncGenerator<string> {
  const splitter = createSentenceSplitter();
  const filter = createFilter(judge, leaveOut);
  const release = (sentences: readonly Sentence[]) => sentences.map(filter).join('');
  for await (const piece of pieces) {
    const shown = release(splitter.add(piece));
    if (shown !== '') yield shown;
  }
  const rest = release(splitter.end());
  if (rest !== '') yield rest;
}

/** The same for a text that is complete; '' if nothing is left. */
export function holdText(text: string, judge: JudgeSentence, leaveOut: CountLeftOut): string {
  const splitter = createSentenceSplitter();
  const filter = createFilter(judge, leaveOut);
  return [...splitter.add(text), ...splitter.end()].map(filter).join('');
}
