import { allTutor } from '@topwords/languages/tutor';
import { placesIn } from '../recognise/find-samples.ts';
import { joinLines } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

const maxLetters = 2;

/**
 * How letters sound: those that the question names, or else those of the words that it is about.
 * `isNamed` if the question names a letter.
 */
export function sayLetters({ facts, asked }: ReplyContext): { text: string; isNamed: boolean } {
  const { native, word } = facts;
  const { letters } = allTutor[word.language];
  const written = new Set(
    placesIn(asked.message).map(({ raw }) => raw.toLocaleLowerCase(word.language)),
  );
  const keys = Object.keys(letters);
  const named = keys.filter((key) => isLetter(key) && written.has(key));
  const words = [word.text, ...asked.mentions.map((one) => one.word.text)];
  const contained = keys.filter((key) =>
    words.some((text) => (isLetter(key) ? text.includes(key) : text === key)),
  );
  const whole = keys.filter((key) => !isLetter(key) && words.includes(key));
  const chosen =
    whole.length > 0
      ? whole
      : named.length > 0
        ? named
        : contained.toSorted((a, b) => b.length - a.length);
  return {
    text: joinLines(chosen.slice(0, maxLetters).map((key) => letters[key]?.[native] ?? '')),
    isNamed: named.length > 0 || whole.length > 0,
  };
}

/** A key of the table is a letter, a pair of letters, or a whole word. */
function isLetter(key: string): boolean {
  return key.length < 3;
}
