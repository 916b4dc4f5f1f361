import { allTutor } from '@topwords/languages/tutor';
import { ipaOf } from '../../../../bank/pronunciation.ts';
import { placesIn } from '../recognise/find-samples.ts';
import { joinLines, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

const maxLetters = 2;
/** Longer texts are words: `ться` is an ending that learners name. */
const longestLetters = 4;

/**
 * How letters sound: those that the question names, or else those of the words that it is about.
 * `isNamed` if the question names a letter. A rule about the very word comes before a general one;
 * where the question names a letter of the word without a rule, the transcription alone answers.
 */
export function sayLetters(context: ReplyContext): { text: string; isNamed: boolean } {
  const { facts, asked } = context;
  const { native, word } = facts;
  const { letters } = allTutor[word.language];
  const written = new Set(
    placesIn(asked.message).map(({ raw }) => raw.toLocaleLowerCase(word.language)),
  );
  const special = sayInWord(written, context);
  const keys = Object.keys(letters);
  const named = keys.filter((key) => isLetter(key) && written.has(key));
  if (special !== '') {
    const others = named
      .filter((key) => !isSpecial(key, context) && word.text.includes(key))
      .map((key) => letters[key]?.[native] ?? '');
    return { text: joinLines([special, ...others].slice(0, maxLetters)), isNamed: true };
  }
  const words = [word.text, ...asked.mentions.map((one) => one.word.text)];
  const contained = keys.filter(
    (key) =>
      words.some((text) => (isLetter(key) ? text.includes(key) : text === key)) &&
      !isSpecial(key, context),
  );
  const whole = keys.filter((key) => !isLetter(key) && words.includes(key));
  const isOfWord = [...written].some(
    (one) =>
      one.length === 1 &&
      word.text.includes(one) &&
      !allTutor[native].stopWords.split(/\s+/).includes(one),
  );
  const unnamed = isOfWord ? [] : contained.toSorted((a, b) => b.length - a.length);
  const chosen = whole.length > 0 ? whole : named.length > 0 ? named : unnamed;
  // Where no letter is named, what is special in this very word comes first.
  const own = named.length > 0 || isOfWord ? [] : specialOf(context);
  const lines = [...own, ...chosen.map((key) => letters[key]?.[native] ?? '')];
  return {
    text: joinLines([...new Set(lines)].slice(0, maxLetters)),
    isNamed: named.length > 0 || whole.length > 0,
  };
}

/** The rules about the chat's word and a letter that the question names. */
function sayInWord(written: ReadonlySet<string>, context: ReplyContext): string {
  const { native, word } = context.facts;
  const rules = rulesOf(context);
  const named =
    rules.find((one) => one.named?.test(context.asked.message) === true) ??
    rules.find(({ letters }) =>
      letters.some((one) => one.length <= longestLetters && written.has(one)),
    );
  return named?.says[native]?.(star(word.text)) ?? '';
}

/** What is special about letters of the chat's word; of two rules about a letter, the first. */
function specialOf(context: ReplyContext): string[] {
  const { native, word } = context.facts;
  const said = new Set<string>();
  return rulesOf(context).flatMap(({ letters, says }) => {
    const [letter = ''] = letters;
    const isSaid = said.has(letter);
    said.add(letter);
    return isSaid ? [] : (says[native]?.(star(word.text)) ?? []);
  });
}

/** Whether the general rule about a letter does not hold in the chat's word. */
function isSpecial(letter: string, context: ReplyContext): boolean {
  return rulesOf(context).some(({ letters }) => letters[0]?.includes(letter));
}

function rulesOf({ facts, pronunciation }: ReplyContext) {
  const { word } = facts;
  const ipa = ipaOf(word, pronunciation) ?? '';
  const { lettersInWords = [] } = allTutor[word.language];
  return lettersInWords.filter((one) => one.word.test(word.text) && one.ipa.test(ipa));
}

/** A key of the table is a letter, a pair of letters, or a whole word. */
function isLetter(key: string): boolean {
  return key.length < 3;
}
