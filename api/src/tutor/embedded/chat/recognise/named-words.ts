import { foldText } from '@topwords/content/bank';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../../words/catalogue.ts';
import type { WordFinder } from './find-words.ts';
import { isStopWord } from './stop-words.ts';
import { foldedTokensOf, quotationsOf, type Token } from './tokens.ts';

/** What is known when words are looked for in a message. */
export interface Surroundings {
  finder: WordFinder;
  word: CatalogueWord;
  native: LanguageCode;
  /** The native language and those of the cues: people ask in the learned one, too. */
  asksIn: ReadonlySet<LanguageCode>;
  message: string;
  tokens: readonly Token[];
  /** Places that a cue took. */
  taken: ReadonlySet<number>;
}

const longestPhrase = 3;
const connectors = new Set(
  'and or vs versus from to with y e o u a de con и или от с со ile ve veya mi yoksa than'.split(
    ' ',
  ),
);
const turkishSuffix = /(?:y?l[ae]|[dt][ae]n|n?[iu]n|y?[iu])$/;

interface Piece {
  text: string;
  isQuoted: boolean;
  isBesideConnector: boolean;
  isStop: boolean;
}

/** Runs of words that no cue took, the longest first; quotations before all. */
function piecesOf({ message, tokens, taken, asksIn }: Surroundings): Piece[] {
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

/**
 * The second word of a comparison: one of the learned language, or else what a word of the native
 * one translates as. A word that is also one of the question's own, such as Spanish `para` in an
 * English message, counts beside "and" or "or" alone.
 */
export function findOtherWord(surroundings: Surroundings): CatalogueWord | undefined {
  const { finder, word, native } = surroundings;
  const pieces = piecesOf(surroundings).filter((piece) => !piece.isStop);
  const ordered = pieces.toSorted(
    (a, b) => Number(b.isBesideConnector) - Number(a.isBesideConnector),
  );
  const isOther = (found: CatalogueWord) => found.id !== word.id;
  for (const { text } of ordered) {
    const other =
      finder.find(word.language, text).find(isOther) ?? findInflected(text, word, finder);
    if (other && isOther(other)) return other;
  }
  for (const { text } of ordered.filter((piece) => piece.isBesideConnector)) {
    const other = finder.findByTranslation(word.language, native, text).find(isOther);
    if (other) return other;
  }
  return undefined;
}

/** `tellin` and `makeden`: a foreign word with a Turkish suffix, written without its apostrophe. */
function findInflected(
  text: string,
  { language }: CatalogueWord,
  finder: WordFinder,
): CatalogueWord | undefined {
  if (language === 'tr') return undefined;
  const folded = foldText(text);
  const stem = folded.replace(turkishSuffix, '');
  return stem === folded || stem.length < 2 ? undefined : finder.find(language, stem)[0];
}

/**
 * A word of the learned language that the message names instead of the chat's own. Who asks in the
 * learned language has to quote it: any word might be one of the question's.
 */
export function findSubject(surroundings: Surroundings): CatalogueWord | undefined {
  const { finder, word, asksIn } = surroundings;
  const speaksIt = asksIn.has(word.language);
  for (const { text, isStop, isQuoted } of piecesOf(surroundings)) {
    const isOfQuestion = [...asksIn].some((language) => finder.find(language, text).length > 0);
    if (isStop || text.length < 2 || (!isQuoted && (speaksIt || isOfQuestion))) continue;
    const [found] = finder.find(word.language, text);
    if (found) return found.id === word.id ? undefined : found;
  }
  return undefined;
}

/** The text that is to be translated: what is quoted, or the words that no cue took. */
export function findText(surroundings: Surroundings): string | undefined {
  const { message, tokens, taken, asksIn, word } = surroundings;
  const own = foldedTokensOf(word.text).join(' ');
  const quoted = quotationsOf(message).find((text) => foldedTokensOf(text).join(' ') !== own);
  if (quoted !== undefined) return quoted;
  const isContent = (token: Token, place: number) => !token.isMasked && !taken.has(place);
  const free = tokens.flatMap((token, place) => (isContent(token, place) ? [place] : []));
  const content = free.filter((place) => !isStopWord(tokens[place]?.text ?? '', [...asksIn]));
  const [first] = content;
  const last = content.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const between = free.filter((place) => place >= first && place <= last);
  return between.map((place) => tokens[place]?.raw ?? '').join(' ');
}
