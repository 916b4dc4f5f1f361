import { allText } from '@topwords/languages/text';
import type { GlossedWord, LanguageCode } from '@topwords/platform/contracts';
import { capitalise } from '../phrases/letter-case.ts';
import type { NamedUnit } from './name-units.ts';
import { isExplanation } from './reading/reading.ts';
import type { Token } from './reading/token.ts';

/** A stretch of text with one translation. A contraction or a phrase is one piece. */
interface Piece extends GlossedWord {
  /** The index of its first token, and of the one after its last. */
  start: number;
  end: number;
  /** The part of the translation that goes into the text; the original if there is none. */
  said: string;
}

/** The pieces of a text with their translations, and the text they form together. */
export function compose(
  tokens: readonly Token[],
  named: readonly NamedUnit[],
  { from, to }: { from: LanguageCode; to: LanguageCode },
): { translation: string; gloss: GlossedWord[] } {
  const pieces = groupByTokens(tokens, named);
  const gloss = pieces.map(({ text, translation }) => ({ text, translation }));
  const translation = punctuate(join(tokens, pieces), from, to);
  // A text of grammar words alone has only explanations.
  const isEmpty = !/[\p{L}\p{N}]/u.test(translation) && pieces.length > 0;
  return { translation: isEmpty ? explanationsOf(gloss) : translation, gloss };
}

function explanationsOf(gloss: readonly GlossedWord[]): string {
  return [...new Set(gloss.flatMap(({ translation }) => translation ?? []))].join(' ');
}

function groupByTokens(tokens: readonly Token[], named: readonly NamedUnit[]): Piece[] {
  const groups: NamedUnit[][] = [];
  for (const unit of named) {
    const last = groups.at(-1);
    const lastToken = last?.at(-1)?.unit.words.at(-1)?.token;
    if (last !== undefined && lastToken === unit.unit.words[0]?.token) last.push(unit);
    else groups.push([unit]);
  }
  return groups.map((group) => pieceOf(tokens, group));
}

function pieceOf(tokens: readonly Token[], group: readonly NamedUnit[]): Piece {
  const words = group.flatMap(({ unit }) => unit.words);
  const start = words[0]?.token ?? 0;
  const end = (words.at(-1)?.token ?? 0) + 1;
  const text = tokens
    .slice(start, end)
    .map((token) => token.text)
    .join('');
  const names = group.flatMap(({ name }) => name ?? []);
  const said = names.filter((name) => !isExplanation(name));
  return {
    text,
    start,
    end,
    translation: names.length === 0 ? null : (said.length > 0 ? said : names).join(' '),
    said: names.length === 0 ? text : said.join(' '),
  };
}

/** The text with tokens replaced by pieces. An empty piece drops the space after it. */
function join(tokens: readonly Token[], pieces: readonly Piece[]): string {
  let text = '';
  let place = 0;
  for (const piece of pieces) {
    text += textOf(tokens.slice(place, piece.start));
    text += piece.said;
    place = piece.end;
    if (piece.said === '' && tokens[place]?.kind === 'space') place += 1;
  }
  return text + textOf(tokens.slice(place));
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map((token) => token.text).join('');
}

const sentence = /\S.*?(?:[.!?…]+(?=\s|$)|$)/gsu;

const wording = /[\p{L}\p{N}]/u;

/**
 * Adds opening question and exclamation marks where a language has them, unless no words follow.
 */
function punctuate(text: string, from: LanguageCode, to: LanguageCode): string {
  const marks = allText[from].opening?.values() ?? [];
  const plain = [...marks].reduce((rest, mark) => rest.replaceAll(mark, ''), text);
  const tidy = plain.replaceAll(/ +(?=[.,!?…;:])/gu, '').trim();
  const { opening } = allText[to];
  if (!opening) return tidy;
  return tidy.replaceAll(sentence, (part) => {
    if (!wording.test(part)) return part;
    return (opening.get(part.at(-1) ?? '') ?? '') + part;
  });
}

/** Capitalises the translation if the original begins with a capital. */
export function matchInitialCase(original: string, translation: string, to: LanguageCode): string {
  const first = /\p{L}/u.exec(original)?.[0] ?? '';
  return first === first.toLowerCase() ? translation : capitalise(translation, to);
}
