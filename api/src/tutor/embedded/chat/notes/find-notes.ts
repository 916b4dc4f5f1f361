import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import { cueWordsOf } from '../recognise/find-samples.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import type { Note } from '../taught/note.ts';
import { notesOfWord } from '../taught/notes-of-word.ts';
import {
  rankNotes,
  stemsIn,
  weigh,
  wordsIn,
  type NoteQuery,
  type RankedNote,
} from '../taught/rank-notes.ts';

/** The words that a question names apart from its sentences, or else the word it is about. */
export function wordsAskedAbout({ facts, asked }: ReplyContext): CatalogueWord[] {
  const named = asked.mentions.filter(({ isInSentence }) => !isInSentence).map(({ word }) => word);
  const distinct = [...new Map(named.map((word) => [word.id, word])).values()];
  return distinct.length > 0 ? distinct : [facts.word];
}

/** A question as notes are matched with it; `before` is an earlier question that it continues. */
export function queryOf(context: ReplyContext, before = ''): NoteQuery {
  const { facts, asked } = context;
  const { native, word } = facts;
  const samples = asked.samples.map(({ text }) => text).join(' ');
  const own = asked.mentions.some((one) => one.word.id === word.id) ? '' : word.text;
  const message = asked.samples.reduce(
    (text, sample) => text.replace(sample.text, ' '),
    `${asked.message} ${before}`,
  );
  return {
    native,
    learned: new Set(wordsIn(samples)),
    lemmas: new Set(
      wordsIn([own, ...asked.mentions.map((one) => one.word.text)].join(' ')).map(foldText),
    ),
    stems: stemsIn(message, native),
    subjects: subjectsIn(message, native),
    topics: asked.topics,
    words: weightsOfWords(context),
  };
}

/** The stems of the words that no cue of a question has. */
function subjectsIn(message: string, native: LanguageCode): Set<string> {
  const cues = cueWordsOf(native);
  return stemsIn(
    wordsIn(message)
      .filter((one) => !cues.has(one))
      .join(' '),
    native,
  );
}

/** How much a note gains by being about each word that the question names, or the chat's word. */
function weightsOfWords({ facts, asked, sources }: ReplyContext): Map<number, number> {
  const { word, native } = facts;
  const weightOf = sources.weightOf(word.language, native);
  const named = asked.mentions.map((one): [number, number] => {
    const weight = Math.min(weightOf(foldText(one.word.text)), maxWeight);
    return [one.word.id, one.isInSentence ? weight : Math.max(weight, ownWeight)];
  });
  return new Map([[word.id, ownWeight], ...named]);
}

const ownWeight = 2;
const maxWeight = 3.5;

/** All notes that may answer the question, the best first. */
export function findNotes(context: ReplyContext, before = ''): RankedNote[] {
  const { facts, sources, asked } = context;
  const { native, word } = facts;
  const taught = sources.taughtNotes(word.language, native);
  const language: Note[] = [...taught.contrasts, ...taught.grammar, ...taught.mistakes];
  const named = [...wordsAskedAbout(context), word, ...asked.mentions.map((one) => one.word)];
  const distinct = [...new Map(named.map((one) => [one.id, one])).values()];
  const own = distinct.flatMap((one) =>
    notesOfWord(one.id === word.id ? facts : sources.factsOf(one, native)),
  );
  return rankNotes(
    [...own, ...language],
    queryOf(context, before),
    sources.weightOf(word.language, native),
  );
}

/** How telling each word is among the notes of a language, for one native language. */
export function createWeights(
  taughtNotes: ReplyContext['sources']['taughtNotes'],
): ReplyContext['sources']['weightOf'] {
  const known = new Map<string, (text: string) => number>();
  return (language, native) => {
    const key = `${language} ${native}`;
    const { contrasts, grammar, mistakes } = taughtNotes(language, native);
    const weightOf = known.get(key) ?? weigh([...contrasts, ...grammar, ...mistakes]);
    known.set(key, weightOf);
    return weightOf;
  };
}
