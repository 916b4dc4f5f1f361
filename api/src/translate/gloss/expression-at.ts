import { allGloss } from '@topwords/languages/gloss';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { BankPhrases } from '../phrases/bank-phrases.ts';
import { anyOwner } from './collocations.ts';
import type { Expressions, KeptExpression } from './expressions.ts';
import type { SourceWord } from './reading/source-word.ts';

/** An expression in a text. */
export interface FoundExpression {
  /** Its words, up to a gap. */
  words: readonly SourceWord[];
  /** Those words as its author wrote them. */
  as: readonly string[];
  /** Its words after a gap. */
  tail: readonly SourceWord[];
  said: readonly string[];
}

/** What a word is found by: itself, its headwords, and the placeholder for owners. */
export function spellingsOf(
  phrases: BankPhrases,
  word: SourceWord,
  language: LanguageCode,
): ReadonlySet<string> {
  const own = word.text.toLocaleLowerCase(language);
  const matches = phrases.findWords(word.text, language);
  // *De* is not a misspelled *dé*.
  const nearest = matches[0]?.likeness ?? 0;
  const headwords = matches
    .filter((match) => match.likeness - nearest <= 1)
    // *Hacerte* is no *hacer té*: what is attached is a pronoun.
    .filter((match) => !word.isAttached || match.word.pos === 'pronoun')
    .map((match) => match.word.text);
  const owners = allGloss[language].owners?.has(own) ? [anyOwner] : [];
  return new Set([own, ...headwords.map((one) => one.toLocaleLowerCase(language)), ...owners]);
}

/** The expression with the most words that a text continues with. */
export function expressionAt(
  { phrases, expressions }: { phrases: BankPhrases; expressions: Expressions },
  ahead: readonly SourceWord[],
  { from, to }: { from: LanguageCode; to: LanguageCode },
): FoundExpression | undefined {
  const [first] = ahead;
  if (first === undefined) return undefined;
  const known = new Map<SourceWord, ReadonlySet<string>>();
  const spellings = (word: SourceWord) => {
    const found = known.get(word) ?? spellingsOf(phrases, word, from);
    known.set(word, found);
    return found;
  };
  const writtenAs = (options: readonly string[], word: SourceWord | undefined) =>
    word && options.find((one) => spellings(word).has(one));

  function read({ words, gap, meanings }: KeptExpression): FoundExpression | undefined {
    const said = meanings[to] ?? [];
    const place = gap?.place ?? words.length;
    const whole = ahead.slice(0, place);
    const as = whole.flatMap((word, at) => writtenAs(words[at] ?? [], word) ?? []);
    if (said.length === 0 || as.length < place || whole.slice(1).some(({ opens }) => opens))
      return undefined;
    const rest = words.slice(place);
    for (let length = 1; length <= (gap?.longest ?? 0); length += 1) {
      const between = ahead.slice(place, place + length);
      const tail = ahead.slice(place + length, place + length + rest.length);
      if ([...between, ...tail].some(({ opens }) => opens)) break;
      const isTail =
        tail.length === rest.length &&
        rest.every((options, at) => writtenAs(options, tail[at]) !== undefined);
      const end = tail.at(-1);
      const next = ahead[place + length + rest.length]?.text.toLowerCase() ?? '';
      const isPreposition = end !== undefined && allGloss[from].governs?.(end, next) === true;
      if (isTail && !isPreposition) return { words: whole, as, tail, said };
    }
    return gap === undefined ? { words: whole, as, tail: [], said } : undefined;
  }

  return [...spellings(first)]
    .flatMap((one) => expressions.startingWith(one, from))
    .flatMap((one) => read(one) ?? [])
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
}

/** How many words of a text an expression explains. */
export function sizeOf({ words, tail }: Pick<FoundExpression, 'words' | 'tail'>): number {
  return words.length + tail.length;
}
