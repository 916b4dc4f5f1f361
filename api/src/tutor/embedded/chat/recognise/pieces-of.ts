import { languageCodes } from '@topwords/languages/identity';
import { allTutor } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import type { WordFinder } from './word-finder.ts';
import { isStopWord } from './is-stop-word.ts';
import { quotationsOf, type Token } from './tokens.ts';

/** The context in which words of a message are looked up. */
export interface MessageContext {
  finder: WordFinder;
  word: CatalogueWord;
  native: LanguageCode;
  /** The native language and the languages of the cues: learners also ask in the learned one. */
  asksIn: ReadonlySet<LanguageCode>;
  message: string;
  tokens: readonly Token[];
  /** Places that a cue took. */
  taken: ReadonlySet<number>;
}

const longestPhrase = 3;
const connectors = new Set(languageCodes.flatMap((code) => allTutor[code].connectors.split(' ')));

interface Piece {
  text: string;
  isQuoted: boolean;
  isBesideConnector: boolean;
  isStop: boolean;
}

/** Quotations, then runs of words that no cue took, the longest first. */
export function piecesOf({ message, tokens, taken, asksIn }: MessageContext): Piece[] {
  const quoted = quotationsOf(message).map((text) => ({
    text,
    isQuoted: true,
    isBesideConnector: true,
    isStop: false,
  }));
  const isFree = (place: number) => tokens[place]?.isMasked === false && !taken.has(place);
  const isConnector = (place: number) => connectors.has(tokens[place]?.text ?? '');
  const isMasked = (place: number) => tokens[place]?.isMasked === true;
  const runs = [];
  for (let length = longestPhrase; length >= 1; length -= 1) {
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const end = start + length;
      const run = tokens.slice(start, end);
      if (!run.every((_, offset) => isFree(start + offset))) continue;
      const isJoined =
        (isConnector(start - 1) && isMasked(start - 2)) || (isConnector(end) && isMasked(end + 1));
      runs.push({
        text: run.map(({ raw }) => raw).join(' '),
        isQuoted: false,
        isBesideConnector: isConnector(start - 1) || isConnector(end),
        isStop: !isJoined && run.some(({ text }) => isStopWord(text, [...asksIn])),
      });
    }
  }
  return [...quoted, ...runs];
}
