import { allowedTypos, editDistance } from '@topwords/languages/text';
import { bareText, judgeAnswer, plainText, withoutOptionalWord } from '@topwords/languages/typing';
import type { ExerciseKind, GivenAnswer, LanguageCode, Rating } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { plainEquivalentsOf } from '../bank/glosses.ts';
import { answersTo } from './accepted-answers.ts';
import { answersToCloze, type ClozeSources } from './answers-to-cloze.ts';
import { findByText, findByTranslation, type OtherWordSources } from './find-other-word.ts';
import { findClozes } from './find-clozes.ts';
import { findWrongArticle } from './find-wrong-article.ts';
import type { Mistake } from './mistake-repository.ts';
import { differInGender, formsOf, placesOfForm } from './places-of-form.ts';

/** What tells mistakes apart. */
export interface MistakeSources extends OtherWordSources, ClozeSources {}

/** An answer to a word's card. */
export interface WordAnswer {
  word: CatalogueWord;
  exercise: ExerciseKind;
  rating: Rating;
  native: LanguageCode;
  /** Undefined if nothing was chosen or typed. */
  answer: GivenAnswer | undefined;
}

const unknown: Mistake = { kind: 'unknown', wanted: '', taken: '', takenWordId: null };

/**
 * What an answer shows to be mixed up; undefined for a right one. A slip is a mistake too, although
 * it counts as right. The text of an answer is kept only if it is a word or a form, or nearly the
 * right one. Of a sentence that was built, and of one that was said and may have been misheard,
 * nothing more is known.
 */
export function findMistake(sources: MistakeSources, given: WordAnswer): Mistake | undefined {
  const notRecalled = given.rating === 'again' ? unknown : undefined;
  const text = given.answer?.given.trim() ?? '';
  if (text === '') return notRecalled;
  if (isRight(sources, given, text)) {
    const { word, exercise } = given;
    return exercise === 'recall' ? findWrongArticle(sources.usageOf, word, text) : undefined;
  }
  const { exercise } = given;
  switch (exercise) {
    case 'recognise':
      return pairOf(given, findByTranslation(sources, given.word, { ...given, given: text }));
    case 'listen':
      return pairOf(given, findByText(sources, given.word, { ...given, given: text })?.other);
    case 'cloze':
    case 'recall':
      return findTyped(sources, given, text) ?? notRecalled;
    case 'build':
    case 'say':
      return notRecalled;
    default:
      return exercise;
  }
}

function pairOf({ word, rating }: WordAnswer, other: CatalogueWord | undefined) {
  if (other) return asPair(word.text, other.text, other);
  return rating === 'again' ? unknown : undefined;
}

function asPair(wanted: string, taken: string, other: CatalogueWord): Mistake {
  return { kind: 'confused_pair', wanted, taken, takenWordId: other.id };
}

/** The form that a gap asked for; undefined if it is not one of the word. */
function askedForm({ paradigms }: MistakeSources, { word, exercise, answer }: WordAnswer) {
  if (exercise !== 'cloze' || answer?.form === undefined) return undefined;
  const plain = plainText(answer.form, word.language);
  return formsOf(word, paradigms()).find((form) => plainText(form, word.language) === plain);
}

function isRight(sources: MistakeSources, given: WordAnswer, text: string): boolean {
  const { word, native, exercise } = given;
  if (exercise === 'recognise') {
    return [sources.prompts.of(word, native).text, ...plainEquivalentsOf(word, native)].includes(
      text,
    );
  }
  return judge(sources, given, text) === 'right';
}

/** The verdict on a typed text, as the page has it. */
function judge(sources: MistakeSources, given: WordAnswer, text: string) {
  const { word, native } = given;
  const form = askedForm(sources, given);
  const { language, pos } = word;
  const answers =
    form === undefined
      ? answersTo(word, native, sources.prompts)
      : [form, ...otherAnswers(sources, given, form)];
  const isForm = form !== undefined;
  const others = isForm ? [word.text] : [];
  return judgeAnswer(text, { answers, language, pos, isForm, others }).verdict;
}

/** Other words that fill the gaps of the word's sentences that ask for a form. */
function otherAnswers(sources: MistakeSources, { word, native }: WordAnswer, form: string) {
  const plain = plainText(form, word.language);
  return findClozes(word, native)
    .filter(({ cloze }) => plainText(cloze.answer, word.language) === plain)
    .flatMap((found) => answersToCloze(sources, word, found, native) ?? []);
}

function findTyped(sources: MistakeSources, given: WordAnswer, text: string): Mistake | undefined {
  const { word } = given;
  const { language, pos } = word;
  const wanted = askedForm(sources, given) ?? word.text;
  const plain = withoutOptionalWord(plainText(text, language), language, pos);
  const taken = formsOf(word, sources.paradigms()).find(
    (form) => plainText(form, language) === plain,
  );
  if (taken !== undefined) {
    const tables = sources.paradigms().words[word.id] ?? [];
    const places = [wanted, taken].map((form) => placesOfForm(tables, form, language));
    const isGender = differInGender(places[0] ?? [], places[1] ?? []);
    return { kind: isGender ? 'gender' : 'wrong_form', wanted, taken, takenWordId: null };
  }
  const isNear = isNearMiss(plain, wanted, language);
  const found = findByText(sources, word, { ...given, given: plain });
  // A form of a word that nobody mixes up with this one is more likely a slip.
  if (found && !(found.isForm && isNear)) return asPair(wanted, plain, found.other);
  return isNear ? { kind: 'spelling', wanted, taken: plain, takenWordId: null } : undefined;
}

function isNearMiss(plain: string, wanted: string, language: LanguageCode): boolean {
  const right = bareText(plainText(wanted, language), language);
  const most = allowedTypos(right.length);
  return editDistance(bareText(plain, language), right, most) !== undefined;
}
