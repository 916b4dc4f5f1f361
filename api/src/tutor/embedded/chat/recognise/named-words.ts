import { languageCodes } from '@topwords/languages/identity';
import { allTutor } from '@topwords/languages/tutor';
import { foldText } from '@topwords/languages/text';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import type { WordFinder } from './word-finder.ts';
import { piecesOf, type MessageContext } from './pieces-of.ts';
import { isStopWord } from './is-stop-word.ts';
import { foldedTokensOf, quotationsOf, type Token } from './tokens.ts';

/**
 * The second word of a comparison: a word of the learned language, or else the translation of a
 * native word. A word that may belong to the question itself, such as Spanish `para` in an English
 * message, counts only beside "and" or "or".
 */
export function findOtherWord(context: MessageContext): CatalogueWord | undefined {
  const { finder, word, native } = context;
  const pieces = piecesOf(context).filter((piece) => !piece.isStop);
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
  for (const { text } of ordered.filter((piece) => piece.isQuoted)) {
    const translated = finder.findByTranslation(word.language, native, text).find(isAlike);
    if (translated) return translated;
  }
  return undefined;
}

/** An unknown word that a comparison names beside "and" or "from", or in quotation marks. */
export function findUnknownOther(context: MessageContext): string | undefined {
  const { finder, word, asksIn } = context;
  const own = foldText(word.text);
  return piecesOf(context).find(
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

/** Inflected forms of the word that a message names, except words that the question may use. */
export function findFormsOfWord(
  { finder, word, message, asksIn }: Omit<MessageContext, 'tokens'>,
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

function isOfQuestion(text: string, finder: WordFinder, asksIn: MessageContext['asksIn']): boolean {
  return [...asksIn].some((language) => finder.find(language, text).length > 0);
}

/** Finds a foreign word with a suffix of the learner's language: `tellin`, `makeden`. */
function findInflected(
  text: string,
  { language }: CatalogueWord,
  finder: WordFinder,
): readonly CatalogueWord[] {
  const folded = foldText(text);
  return languageCodes.flatMap((code) => {
    const { nameSuffix } = allTutor[code];
    if (code === language || !nameSuffix) return [];
    const stem = folded.replace(nameSuffix, '');
    return stem === folded || stem.length < 2 ? [] : finder.find(language, stem);
  });
}

/**
 * A word of the learned language that the message names instead of the chat's word. In a question
 * in the learned language it must be quoted: any other word might belong to the question.
 */
export function findSubject(context: MessageContext): CatalogueWord | undefined {
  const { finder, word, asksIn } = context;
  const asksInLanguage = asksIn.has(word.language);
  for (const { text, isStop, isQuoted } of piecesOf(context)) {
    const isCommon = asksInLanguage || isOfQuestion(text, finder, asksIn);
    const isShort = text.length < (isQuoted ? 2 : 3);
    if (isStop || isShort || (!isQuoted && isCommon)) continue;
    const [found] = finder.find(word.language, text);
    if (found) return found.id === word.id ? undefined : found;
  }
  return undefined;
}

/**
 * The text to translate: the quotation, or the words that no cue took; `whole` with the little words
 * beside them.
 */
export function findText(context: MessageContext): { text?: string; whole?: string } {
  const { message, tokens, taken, asksIn, word } = context;
  const own = foldedTokensOf(word.text).join(' ');
  const quoted = quotationsOf(message).find((text) => foldedTokensOf(text).join(' ') !== own);
  const lastCue = Math.max(-1, ...taken);
  const lastQuoted = tokens.findLastIndex(({ isMasked }) => isMasked);
  // "It is 'nada', no? How do I say no sé nada?": what comes after the question is meant.
  const isAfter = quoted !== undefined && lastQuoted < lastCue && lastCue < tokens.length - 1;
  if (quoted !== undefined && !isAfter) return { text: quoted, whole: quoted };
  const isFree = (place: number) =>
    tokens[place] !== undefined && !taken.has(place) && (!isAfter || place > lastCue);
  const free = tokens.flatMap((token, place) => (!token.isMasked && isFree(place) ? [place] : []));
  const content = free.filter((place) => !isStopWord(tokens[place]?.text ?? '', [...asksIn]));
  const [first] = content;
  const last = content.at(-1);
  if (first === undefined || last === undefined) return {};
  let start = first;
  let end = last;
  while (isFree(start - 1)) start -= 1;
  while (isFree(end + 1)) end += 1;
  const textOf = (from: number, to: number) =>
    tokens
      .slice(from, to + 1)
      .filter((token, offset) => isFree(from + offset) && !(token.isMasked && from + offset === 0))
      .map(({ raw }) => raw)
      .join(' ');
  const between = free.filter((place) => place >= first && place <= last);
  return {
    text: between.map((place) => tokens[place]?.raw ?? '').join(' '),
    whole: textOf(start, end),
  };
}
