import { foldText } from '@topwords/content/bank';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import type { WordFinder } from './find-words.ts';
import { piecesOf, type Surroundings } from './message-pieces.ts';
import { isStopWord } from './stop-words.ts';
import { foldedTokensOf, quotationsOf, type Token } from './tokens.ts';

const turkishSuffix = /(?:y?l[ae]|[dt][ae]n|n?[iu]n|y?[iu])$/;

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
  const isAlike = (found: CatalogueWord) => isOther(found) && found.pos === word.pos;
  const named = ordered.flatMap(({ text }) => {
    const found = [...finder.find(word.language, text), ...findInflected(text, word, finder)];
    return found.map((one) => ({ one, isWritten: foldText(one.text) === foldText(text) }));
  });
  const [other] = [
    ...named.filter(({ one, isWritten }) => isWritten && isAlike(one)),
    ...named.filter(({ one }) => isAlike(one)),
    ...named.filter(({ one }) => isOther(one)),
  ];
  if (other) return other.one;
  for (const { text } of ordered.filter((piece) => piece.isBesideConnector)) {
    const translated = finder.findByTranslation(word.language, native, text).find(isAlike);
    if (translated) return translated;
  }
  return undefined;
}

/** What a comparison names beside "and" or "from" or in quotation marks, of which nothing is known. */
export function findUnknownOther(surroundings: Surroundings): string | undefined {
  const { finder, word, asksIn } = surroundings;
  const own = foldText(word.text);
  return piecesOf(surroundings).find(
    ({ text, isBesideConnector, isStop, isQuoted }) =>
      isBesideConnector &&
      !isStop &&
      text.length > 2 &&
      foldText(text) !== own &&
      (isQuoted || !/\s/.test(text)) &&
      !isOfQuestion(text, finder, asksIn) &&
      finder.find(word.language, text).length === 0,
  )?.text;
}

/** Forms of the word itself, other than it, that a message names; none that the question may use. */
export function findFormsOfWord(
  { finder, word, message, asksIn }: Omit<Surroundings, 'tokens'>,
  plain: readonly Token[],
  masked: readonly Token[],
): string[] {
  const own = foldText(word.text);
  const unquoted = masked
    .filter((token, place) => token.isMasked && plain[place]?.isMasked === false)
    .map(({ raw }) => raw)
    .filter((text) => !isOfQuestion(text, finder, asksIn));
  const named = [...quotationsOf(message), ...unquoted].filter(
    (text) =>
      foldText(text) !== own && finder.find(word.language, text).some(({ id }) => id === word.id),
  );
  return [...new Set(named.map((text) => text.toLocaleLowerCase(word.language)))];
}

function isOfQuestion(text: string, finder: WordFinder, asksIn: Surroundings['asksIn']): boolean {
  return [...asksIn].some((language) => finder.find(language, text).length > 0);
}

/** `tellin` and `makeden`: a foreign word with a Turkish suffix, written without its apostrophe. */
function findInflected(
  text: string,
  { language }: CatalogueWord,
  finder: WordFinder,
): readonly CatalogueWord[] {
  if (language === 'tr') return [];
  const folded = foldText(text);
  const stem = folded.replace(turkishSuffix, '');
  return stem === folded || stem.length < 2 ? [] : finder.find(language, stem);
}

/**
 * A word of the learned language that the message names instead of the chat's own. Who asks in the
 * learned language has to quote it: any word might be one of the question's.
 */
export function findSubject(surroundings: Surroundings): CatalogueWord | undefined {
  const { finder, word, asksIn } = surroundings;
  const speaksIt = asksIn.has(word.language);
  for (const { text, isStop, isQuoted } of piecesOf(surroundings)) {
    const isCommon = speaksIt || isOfQuestion(text, finder, asksIn);
    const isShort = text.length < (isQuoted ? 2 : 3);
    if (isStop || isShort || (!isQuoted && isCommon)) continue;
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
