import type { LanguageCode } from '@topwords/platform/contracts';
import { foldText } from '@topwords/languages/text';
import { allTutor } from '@topwords/languages/tutor';
import { belongingOf, placesIn, type Place } from '../recognise/find-samples.ts';
import { isStopWord } from '../recognise/is-stop-word.ts';
import type { WordFinder } from '../recognise/word-finder.ts';

/** One of two things that a question offers. */
export interface Option {
  /** Where the two differ, as written. */
  text: string;
  /** With the words around it that both share. */
  whole: string;
}

interface OptionContext {
  finder: WordFinder;
  language: LanguageCode;
  native: LanguageCode;
}

const breaks = /[.!?:;\n()]|\s[-–—]\s/u;
const maxWords = 8;

/** The two things of the learned language between which a question asks to choose. */
export function findOptions(message: string, context: OptionContext): [Option, Option] | undefined {
  const places = placesIn(message);
  for (const [start, end] of connectorsIn(places, context)) {
    const left = runOf(places.slice(0, start).toReversed(), message, context).toReversed();
    const right = runOf(places.slice(end), message, context);
    const options = align(left, right, context);
    if (options) return options;
  }
  return undefined;
}

/** Particles that ask of each thing in turn. */
function asksEach(native: LanguageCode): ReadonlySet<string> {
  return new Set(allTutor[native].asksEach?.split(' '));
}

/** Where words stand that join two options, from the first up to the one after the last. */
function connectorsIn(
  places: readonly Place[],
  { native, language }: OptionContext,
): [number, number][] {
  const codes = [native, language, 'en'] as const;
  const words = new Set(codes.flatMap((code) => allTutor[code].or.split(' ')));
  const isAsking = (at: number) => asksEach(native).has(places[at]?.folded ?? '');
  return places.flatMap(({ folded }, at): [number, number][] => {
    if (at === 0 || at === places.length - 1) return [];
    if (isAsking(at)) {
      const isYoksa = places[at + 1]?.folded === 'yoksa';
      const isAgain = places.slice(at + 1).some((_, after) => isAsking(at + 1 + after));
      return isYoksa ? [[at, at + 2]] : isAgain ? [[at, at + 1]] : [];
    }
    if (folded === 'ya' && places[at + 1]?.folded === 'da' && native === 'tr')
      return [[at, at + 2]];
    return words.has(folded) ? [[at, at + 1]] : [];
  });
}

/** The words next to a connector that may be of the learned language, the nearest first. */
function runOf(places: readonly Place[], message: string, context: OptionContext): Place[] {
  const run: Place[] = [];
  for (const place of places.slice(0, maxWords)) {
    const last = run.at(-1);
    const [start, end] = last
      ? [last, place].map((one) => one.start).toSorted((a, b) => a - b)
      : [];
    const between = start === undefined ? '' : message.slice(start, end);
    if (last && (breaks.test(between) || /["“”«»]/u.test(between))) break;
    const isAsking = asksEach(context.native).has(place.folded);
    if (isAsking || belongingOf(place, context) === 'native') break;
    run.push(place);
  }
  return run;
}

/** The two options, with what they share: "у меня нет брат или нет брата" differ in the last word. */
function align(
  left: readonly Place[],
  right: readonly Place[],
  context: OptionContext,
): [Option, Option] | undefined {
  const [first] = right;
  const last = left.at(-1);
  if (!first || !last) return undefined;
  const folded = left.map((place) => place.folded);
  const repeated = folded.lastIndexOf(first.folded);
  const isSameEnd = right.at(-1)?.folded === last.folded;
  const isWhole = isSameEnd && right.length > 1;
  let from = left.length - 1;
  let to = 1;
  if (isWhole) [from, to] = [startOfWhole(left, right), right.length];
  else if (repeated >= 0 && right.length > 1) [from, to] = [repeated, right.length];
  else if (!isLike(last, first, context) && left.length > right.length && right.length > 1) {
    [from, to] = [left.length - right.length, right.length];
  }
  const before = withoutNative(left.slice(0, from), context);
  const after = right.slice(to);
  const one = left.slice(from);
  const other = right.slice(0, to);
  const options = [one, other].map((words): Option => ({
    text: textOf(words),
    whole: textOf([...before, ...words, ...after]),
  }));
  const [a, b] = options;
  if (!a || !b || lower(a.text) === lower(b.text)) return undefined;
  const isLearned = (place: Place) => belongingOf(place, context) === 'learned';
  const isContent = [...before, ...after, ...one, ...other].some(isLearned);
  return isContent ? [a, b] : undefined;
}

/** Where the first option begins if the second one ends alike: "yo hablo o hablo" adds a word. */
function startOfWhole(left: readonly Place[], right: readonly Place[]): number {
  const start = Math.max(0, left.length - right.length);
  const isSame = left.slice(start).every(({ folded }, at) => folded === right[at]?.folded);
  return isSame ? 0 : start;
}

function textOf(words: readonly Place[]): string {
  return words.map(({ raw }) => raw).join(' ');
}

function lower(text: string): string {
  return text.toLowerCase();
}

/** Whether two words are forms of one word, or begin alike. */
function isLike(one: Place, other: Place, { finder, language }: OptionContext): boolean {
  const own = finder.find(language, one.raw);
  const others = finder.find(language, other.raw);
  if (own.some(({ id }) => others.some((word) => word.id === id))) return true;
  if (own[0]?.pos !== undefined && own[0].pos === others[0]?.pos) return true;
  return foldText(one.raw).slice(0, 3) === foldText(other.raw).slice(0, 3);
}

/** What comes before the options, from the first word that only the learned language has. */
function withoutNative(words: readonly Place[], context: OptionContext): readonly Place[] {
  const isOwn = (place: Place) => {
    const belonging = belongingOf(place, context);
    return (
      belonging === 'learned' ||
      (belonging === 'both' && !isStopWord(place.folded, [context.native]))
    );
  };
  const start = words.findIndex(isOwn);
  return start < 0 ? [] : words.slice(start);
}
