import { allTutor } from '@topwords/languages/tutor';
import { foldText } from '@topwords/languages/text';
import { plainEquivalentsOf } from '../../../../bank/glosses.ts';
import { cellsByColumn } from '../../facts/table-cells.ts';
import type { WordFacts } from '../../facts/word-facts.ts';
import { describeLabel } from './describe-form.ts';
import { placesIn } from '../recognise/find-samples.ts';
import { joinLines, quoteAll, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

/** The first number that numerals are listed for. */
const firstNumber = 2;

/** "Five trees" in the learned language, if the text is a number and what the chat's word means. */
export function countNoun(text: string, context: ReplyContext): string | undefined {
  const { facts, texts, sources } = context;
  const { word, native } = facts;
  const [first, noun, ...more] = placesIn(text);
  if (!first || !noun || more.length > 0 || word.pos !== 'noun') return undefined;
  const number = numberOf(first.raw, native);
  const meant = new Set(plainEquivalentsOf(word, native).map(foldText));
  const isMeant = [
    noun.folded,
    ...sources.finder.find(native, noun.raw).map((one) => foldText(one.text)),
  ].some((one) => meant.has(one));
  if (number === undefined || !isMeant) return undefined;
  const counted = formOf(number, facts);
  const numeral = numeralOf(number, facts);
  if (!counted || numeral === undefined) return undefined;
  return joinLines([
    texts.translated(quoteAll([text], native), word.language, star(`${numeral} ${counted.form}`)),
    counted.label !== undefined && texts.formIs(star(word.text), counted.label, star(counted.form)),
  ]);
}

function numeralsOf(language: WordFacts['native']): string[] {
  const { numerals = '' } = allTutor[language].counting ?? {};
  return numerals.split(/\s+/u).map((one) => one.replace('_', ' '));
}

/** The number that a digit or a native numeral names, among those that are counted. */
function numberOf(raw: string, native: WordFacts['native']): number | undefined {
  const numerals = numeralsOf(native);
  const at = numerals.findIndex((one) =>
    one.split('/').some((each) => foldText(each) === foldText(raw)),
  );
  const number = /^\d+$/u.test(raw) ? Number(raw) : at + firstNumber;
  const isListed = number >= firstNumber && number < firstNumber + numerals.length;
  return isListed && (at >= 0 || /^\d/u.test(raw)) ? number : undefined;
}

/** The numeral, in the noun's gender; undefined if it depends on a gender that is not known. */
function numeralOf(number: number, { word, usage }: WordFacts): string | undefined {
  const [masculine = '', feminine] = (numeralsOf(word.language)[number - firstNumber] ?? '').split(
    '/',
  );
  if (feminine === undefined) return masculine;
  if (usage.gender === undefined || usage.gender === 'pl') return undefined;
  return usage.gender === 'f' ? feminine : masculine;
}

/** The noun's form after a number, where the rule is sure. */
function formOf(number: number, { word, usage, tables, native }: WordFacts) {
  const { counting } = allTutor[word.language];
  if (!counting) return undefined;
  const { exceptions = {}, excluded } = counting;
  if (usage.gender === 'pl' || excluded?.test(word.text)) return undefined;
  if (usage.patterns.some(({ pattern }) => /uncountable/u.test(pattern))) return undefined;
  if (Object.hasOwn(exceptions, word.text)) {
    const form = exceptions[word.text]?.(number);
    return form === undefined ? undefined : { form, label: undefined };
  }
  const place = counting.placeOf(number);
  if (!place) return { form: word.text, label: undefined };
  const cell = cellsByColumn(tables).find(
    (one) =>
      one.pos === 'noun' &&
      one.row === place.row &&
      (place.column === undefined || one.column === place.column),
  );
  const [form, ...others] = cell?.forms ?? [];
  if (!cell || form === undefined || others.length > 0) return undefined;
  return { form, label: describeLabel(cell, native) };
}
