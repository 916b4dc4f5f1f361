import type { ChatTexts } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import { equivalentsIn, withoutBrackets } from '../../../../bank/glosses.ts';
import { interleave } from '../../../../bank/interleave.ts';
import type { WordFacts } from '../../facts/word-facts.ts';
import { cellsByColumn, type TableCell } from '../../facts/table-cells.ts';
import { describeLabel } from '../forms/describe-form.ts';
import { pairOf, quoteAll, star, starAll } from '../reply/markup.ts';

/** A question about a word, with its answers. */
export interface QuizItem {
  question: string;
  /** Right answers, the best first. */
  solutions: readonly string[];
  /** Other words of the same meaning, which may be right but were not asked for. */
  otherWords: readonly string[];
  /** Forms of the word that do not fit here. */
  otherForms: readonly string[];
  /** As the reply writes the solution. */
  shownSolution: string;
  /** Why the solution is right: a sentence with its translation, or the name of the form. */
  reason: string;
}

const gap = '____';
const maxForms = 12;

/**
 * All questions about a word, in a fixed order: the server is stateless, and finds the open
 * question in the chat's earlier messages.
 */
export function quizItems(facts: WordFacts, texts: ChatTexts): QuizItem[] {
  const gaps = gapItems(facts, texts);
  // A gap for the chat's uninflected word is too easy: other questions come first.
  const isPlain = ({ solutions }: QuizItem) => solutions.includes(facts.word.text);
  return interleave([
    gaps.filter((item) => !isPlain(item)),
    senseItems(facts, texts),
    formItems(facts, texts),
    gaps.filter(isPlain),
  ]);
}

function gapItems({ uses, word, tables }: WordFacts, texts: ChatTexts): QuizItem[] {
  const forms = [...new Set(cellsByColumn(tables).flatMap((cell) => cell.forms)), word.text];
  return uses
    .filter(({ meaningId }) => meaningId !== null)
    .map(({ sentence, form, start, end, meaningId }) => {
      const gapped = `${starLetters(sentence.text.slice(0, start))}${gap}${starLetters(sentence.text.slice(end))}`;
      return {
        question: texts.quizGap(gapped, sentence.translation),
        solutions: [form],
        otherWords: wordsOfMeaning(word, meaningId, word.language),
        otherForms: forms.filter((one) => one !== form),
        shownSolution: star(form),
        reason: pairOf(sentence),
      };
    });
}

/** Marks a piece of a sentence from its first letter on, so that no mark holds only a space. */
function starLetters(piece: string): string {
  return piece.replace(/[\p{L}\p{N}¿¡].*[^\s]|[\p{L}\p{N}]/su, star);
}

function senseItems({ uses, word, native }: WordFacts, texts: ChatTexts): QuizItem[] {
  // Starts in the middle, since gap questions show the first sentences with their translation.
  const half = Math.floor(uses.length / 2);
  return [...uses.slice(half), ...uses.slice(0, half)].flatMap(({ sentence, form, meaningId }) => {
    const sense = word.senses.find((one) => one.meaning.id === meaningId);
    const gloss = sense?.gloss[native] ?? '';
    if (!sense || gloss === '') return [];
    const accepted = sense.meaning.notes[native]?.accepted ?? [];
    return {
      question: texts.quizSense(star(form), star(sentence.text)),
      solutions: [...equivalentsIn(gloss).map(withoutBrackets), ...accepted],
      otherWords: wordsOfMeaning(word, meaningId, native),
      otherForms: [],
      shownSolution: quoteAll([gloss], native),
      reason: pairOf(sentence),
    };
  });
}

/** The words of one of a word's meanings, without the word itself. */
function wordsOfMeaning(word: CatalogueWord, id: number | null, language: LanguageCode): string[] {
  const meaning = word.meanings.find((one) => one.id === id);
  return meaning?.words[language].headwords.filter((text) => text !== word.text) ?? [];
}

function formItems({ tables, word, native }: WordFacts, texts: ChatTexts): QuizItem[] {
  const cells = cellsByColumn(tables).filter(({ forms }) => !forms.includes(word.text));
  const all = [...cells.flatMap(({ forms }) => forms), word.text];
  return spreadCells(cells)
    .slice(0, maxForms)
    .map((cell) => {
      const label = describeLabel(cell, native);
      return {
        question: texts.quizForm(star(word.text), label),
        solutions: cell.forms,
        otherWords: [],
        otherForms: all.filter((form) => !cell.forms.includes(form)),
        shownSolution: starAll(cell.forms),
        reason: texts.formIs(star(word.text), label, starAll(cell.forms)),
      };
    });
}

/** Irregular forms first, then cells spread over the tables, always in the same order. */
function spreadCells(cells: readonly TableCell[]): TableCell[] {
  const step = 7;
  const spread = Array.from({ length: step }, (_, start) =>
    cells.filter((_cell, place) => place % step === start),
  ).flat();
  return spread.toSorted((a, b) => Number(b.isIrregular) - Number(a.isIrregular));
}
