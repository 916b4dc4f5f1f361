import type { BuiltTeaching } from '@topwords/content/teaching';
import { allCorrection, isOnly, type Lexicon, type Reading } from '@topwords/languages/correction';
import type { LanguageCode } from '@topwords/platform/contracts';
import { tokensOf } from '../../facts/tokens.ts';

type Mistake = BuiltTeaching['languages'][LanguageCode]['mistakes'][number];

/** A word of a pattern: this word, or any form of a headword. */
interface PatternWord {
  text: string;
  lexemes: ReadonlySet<number>;
}

/** The part of a typical mistake that makes it wrong, with a word on each side of it. */
export interface TypicalPattern {
  key: string;
  words: readonly PatternWord[];
  /** Which of the words are replaced. */
  from: number;
  to: number;
  right: readonly string[];
  /** The pattern is a whole sentence: it only fits between its ends. */
  startsSentence: boolean;
  endsSentence: boolean;
}

const contentPos = new Set(['noun', 'verb', 'adjective']);

function isContent({ pos }: Reading): boolean {
  return contentPos.has(pos);
}

/** The lexemes of a content word, whose other forms fit as well. */
function lexemesOf(text: string, lexicon: Lexicon): Set<number> {
  const readings = lexicon.readingsOf(text);
  const isFree = isOnly({ readings }, isContent);
  return new Set(isFree ? readings.map(({ lexeme }) => lexeme.id) : []);
}

/** Whether words were only put into another form. */
function sharesLexeme(
  wrong: readonly string[],
  right: readonly string[],
  lexicon: Lexicon,
): boolean {
  const idsOf = (words: readonly string[]) =>
    new Set(
      words.flatMap((text) =>
        lexicon.readingsOf(text.toLowerCase()).map(({ lexeme }) => lexeme.id),
      ),
    );
  const own = idsOf(wrong);
  return [...idsOf(right)].some((id) => own.has(id));
}

function splitDifference(wrong: readonly string[], right: readonly string[]) {
  const shorter = Math.min(wrong.length, right.length);
  let before = 0;
  while (before < shorter && wrong[before] === right[before]) before += 1;
  let after = 0;
  while (after < shorter - before && wrong.at(-1 - after) === right.at(-1 - after)) after += 1;
  return { before, after };
}

/**
 * The pattern of a mistake: the differing words with one more on each side, which may have other
 * forms. Undefined where the sentences differ in marks or capitals alone, or are several.
 */
export function typicalPattern(
  { key, wrong, right, words }: Pick<Mistake, 'key' | 'wrong' | 'right' | 'words'>,
  language: LanguageCode,
  lexicon: Lexicon,
): TypicalPattern | undefined {
  if (/[.!?]\s/u.test(wrong)) return undefined;
  const onlyWhole = allCorrection[language].onlyWhole?.split(' ') ?? [];
  const isExact = allCorrection[language].onlyExact?.split(' ').includes(key) === true;
  const wrongWords = tokensOf(wrong, language);
  const rightWords = tokensOf(right, language).map(({ start, end, text }, index) =>
    index === 0 ? text : right.slice(start, end),
  );
  const texts = wrongWords.map(({ text }) => text);
  const { before, after } = splitDifference(
    texts,
    rightWords.map((word) => word.toLocaleLowerCase(language)),
  );
  if (before + after === texts.length && texts.length === rightWords.length) return undefined;
  const about = new Set(words);
  const isAbout = (text: string) =>
    lexicon.readingsOf(text).some(({ lexeme }) => about.has(lexeme.id));
  const places = texts.flatMap((text, place) => (isAbout(text) ? [place] : []));
  const isWhole =
    isExact ||
    onlyWhole.includes(key) ||
    sharesLexeme(
      texts.slice(before, texts.length - after),
      rightWords.slice(before, rightWords.length - after),
      lexicon,
    );
  // Another form of the same word depends on words that may be anywhere in the sentence.
  let first = isWhole ? 0 : Math.max(0, Math.min(before - 1, ...places));
  let last = isWhole
    ? texts.length
    : Math.min(texts.length, Math.max(texts.length - after + 1, ...places.map((one) => one + 1)));
  const hasContent = () =>
    texts.slice(first, last).some((text) => lexicon.readingsOf(text).some(isContent));
  while (last - first < Math.min(3, texts.length) || !hasContent()) {
    if (first === 0 && last === texts.length) break;
    if (last < texts.length) last += 1;
    else first -= 1;
  }
  return {
    key,
    words: texts.slice(first, last).map((text, index) => {
      const isReplaced = first + index >= before && first + index < texts.length - after;
      return {
        text,
        lexemes: isReplaced || isExact ? new Set<number>() : lexemesOf(text, lexicon),
      };
    }),
    from: before - first,
    to: texts.length - after - first,
    right: rightWords.slice(before, rightWords.length - after),
    startsSentence: first === 0,
    endsSentence: last === texts.length,
  };
}
