import { foldText } from '@topwords/languages/text';
import type { Token } from '../../embedded/chat/recognise/tokens.ts';

/** A word of the native language, or a marked text of the learned one (then `isMasked`). */
export interface SentenceToken extends Token {
  /** The punctuation before it, with its spaces. */
  before: string;
}

interface ReadSentence {
  tokens: SentenceToken[];
  /** The punctuation after the last token. */
  end: string;
}

const marked = /\*\*\*(.+?)\*\*\*|\*\*(.+?)\*\*|\*([^*\n]+)\*|`([^`\n]+)`/gu;
const word = /[\p{L}\p{M}\p{N}]+/gu;
/** A list's sign or a heading's; an asterisk there marks nothing. */
const lineSign = /^\s*(?:[*+•-]|\d+[.)]|#+|>)\s+/u;

/**
 * The words and the marked texts of a sentence. Bold text with a colon is a label in the native
 * language, and so is marked text that `isNative` knows.
 */
export function readTokens(sentence: string, isNative: (text: string) => boolean): ReadSentence {
  const text = sentence.replace(lineSign, (sign) => ' '.repeat(sign.length));
  const tokens: SentenceToken[] = [];
  let end = 0;
  let before = '';

  function readWords(plain: string, start: number): void {
    let at = 0;
    for (const { 0: raw, index } of plain.matchAll(word)) {
      before += plain.slice(at, index);
      tokens.push({ raw, text: foldText(raw), start: start + index, isMasked: false, before });
      before = '';
      at = index + raw.length;
    }
    before += plain.slice(at);
  }

  for (const found of text.matchAll(marked)) {
    const [whole, both, bold, single, code] = found;
    const content = (both ?? bold ?? single ?? code ?? '').trim();
    const after = text.slice(found.index + whole.length);
    const isLabel = bold !== undefined && (bold.endsWith(':') || after.startsWith(':'));
    const start = found.index + whole.indexOf(content);
    readWords(text.slice(end, found.index), end);
    if (isLabel || isNative(content)) readWords(content, start);
    else {
      tokens.push({ raw: content, text: '', start, isMasked: true, before });
      before = '';
    }
    end = found.index + whole.length;
  }
  readWords(text.slice(end), end);
  return { tokens, end: before };
}
