import { sayForms } from '../forms/say-forms.ts';
import { joinLines, joinParagraphs, listOf, pairOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import {
  isContrast,
  isMistake,
  type ContrastNote,
  type MistakeNote,
  type Note,
  type NoteSentence,
} from '../taught/note.ts';
import { wordsIn } from '../taught/rank-notes.ts';

/** A note as an answer, with at most one example, or the pair of a contrast. */
export function sayNote(note: Note, context: ReplyContext): string {
  if (isContrast(note)) return sayContrast(note, context);
  if (isMistake(note)) return sayMistake(note, context);
  const sentence = bestSentence(note, context);
  return joinParagraphs([note.text, sentence && listOf([pairOf(sentence)])]);
}

/** A mistake: what is wrong, what is right, and why. */
export function sayMistake({ wrong, right, text }: MistakeNote, { texts }: ReplyContext): string {
  const [one, other] = [wrong, right].map((each) => star(each.replace(/[.]$/u, '')));
  return joinLines([texts.typicalMistake(one ?? '', other ?? ''), text]);
}

/**
 * A contrast card's explanation, its pair of sentences, and an offer of its exercise. A card that
 * explains by another word's forms is preceded by what the named forms are.
 */
export function sayContrast(
  { text, terms, sentences }: ContrastNote,
  context: ReplyContext,
): string {
  const { asked, texts } = context;
  const isByOthers = asked.forms.length > 1 && !asked.forms.every((form) => terms.includes(form));
  return joinParagraphs([
    isByOthers && sayForms(context),
    text,
    listOf(sentences.map(pairOf)),
    texts.offerExercise,
  ]);
}

/** The sentence that shares most with the question. */
function bestSentence(
  { sentences }: Note,
  { asked, facts }: ReplyContext,
): NoteSentence | undefined {
  const said = new Set(
    wordsIn([facts.word.text, ...asked.samples.map(({ text }) => text)].join(' ')),
  );
  const shared = (sentence: NoteSentence) =>
    wordsIn(sentence.text).filter((one) => said.has(one)).length;
  return sentences.toSorted((a, b) => shared(b) - shared(a))[0];
}
