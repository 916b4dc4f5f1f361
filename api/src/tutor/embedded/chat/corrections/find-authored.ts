import { foldText } from '@topwords/languages/text';
import type { WordFacts } from '../../facts/word-facts.ts';
import { isMistake, type Note, type NoteSentence } from '../taught/note.ts';

/** A text that authors wrote, which contains what a learner wrote. */
export interface Authored extends NoteSentence {
  /** Whether it is the whole text. */
  isWhole: boolean;
}

/** A part of a sentence proves its use only if it is longer. */
const shortestPart = 3;

const ends = /[.,;:!?¿¡…—–"“”«»()]+/gu;

/** Words between bars, which take the place of punctuation: `| hola | qué tal |`. */
function barred(text: string, fold: boolean): string {
  const plain = text.replaceAll('*', '').replaceAll('\u0301', '').replaceAll('’', "'");
  const written = fold ? foldText(plain) : plain.toLowerCase().normalize('NFC');
  const pieces = written.split(ends).map((piece) => piece.split(/\s+/).filter(Boolean).join(' '));
  return `| ${pieces.filter(Boolean).join(' | ')} |`;
}

/** Marks that a learner wrote tell words apart: `con mí` is not `con mi`. */
function isUnmarked(text: string): boolean {
  return foldText(text) === text.toLowerCase();
}

/** Finds what authors wrote with the same words: expressions first, then sentences. */
export function findAuthored(
  text: string,
  { facts, notes, sentences }: AuthoredSources,
): Authored | undefined {
  const fold = isUnmarked(text);
  const wanted = barred(text, fold).replaceAll(/^\| | \|$/g, '');
  if (wanted.replaceAll('|', '').trim() === '') return undefined;
  const isLong = wanted.split(' ').length >= shortestPart;
  const all = [...expressionsOf(facts), ...sentencesIn(facts), ...notes.flatMap(sentencesOfNote)];
  const whole = all.find((one) => barred(one.text, fold) === `| ${wanted} |`);
  if (whole) return { ...whole, isWhole: true };
  if (!isLong) return undefined;
  const part = [...all, ...sentences].find((one) =>
    ` ${barred(one.text, fold)} `.includes(` ${wanted} `),
  );
  return part && { ...part, isWhole: barred(part.text, fold) === `| ${wanted} |` };
}

interface AuthoredSources {
  /** The words that the text may contain. */
  facts: readonly WordFacts[];
  notes: readonly Note[];
  /** All sentences of the bank. */
  sentences: readonly NoteSentence[];
}

function expressionsOf(facts: readonly WordFacts[]): NoteSentence[] {
  return facts.flatMap(({ usage }) => [
    ...usage.collocations.map(({ text, gloss }) => ({ text, translation: gloss })),
    ...usage.patterns.flatMap(({ pattern, gloss, example }) => [
      { text: pattern, translation: gloss },
      { text: example, translation: '' },
    ]),
  ]);
}

function sentencesIn(facts: readonly WordFacts[]): NoteSentence[] {
  return facts.flatMap(({ uses }) => uses.map(({ sentence }) => sentence));
}

function sentencesOfNote(note: Note): NoteSentence[] {
  return isMistake(note) ? [{ text: note.right, translation: '' }] : [...note.sentences];
}
