import { allSyntax } from '@topwords/languages/syntax';
import { allTutor } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import type { FactSources, Subject } from './fact-sources.ts';
import { linksOf, unitsOf } from './find-units.ts';
import {
  agreeInNumber,
  haveSameStructure,
  hasPlainVerb,
  isOnly,
  isWholePhrase,
  mayBeUnmatched,
  type Span,
  type Unit,
} from './phrase-shape.ts';
import type { Phrase, Use } from './word-facts.ts';
import { kinds } from './kinds.ts';

const maxUnits = 4;

const content = kinds('noun', 'adjective', 'numeral', 'adverb');

/** Parts of speech that do not form phrases. */
const phraseless = kinds('interjection', 'pronoun', 'particle');

function isSpanOfOneClause(units: readonly Unit[], from: number, to: number): boolean {
  return units.slice(from, to).every((unit) => !unit.closesClause);
}

/** The span of the translation that corresponds exactly to a span of the text, if any. */
function imageOf(
  links: ReadonlyMap<number, number>,
  [text, translation]: readonly [readonly Unit[], readonly Unit[]],
  [from, to]: readonly [number, number],
): readonly [number, number] | undefined {
  const inner = text
    .slice(from, to + 1)
    .map((unit, index) => ({ unit, link: links.get(from + index) }));
  if (!inner.every(({ unit, link }) => link !== undefined || mayBeUnmatched(unit)))
    return undefined;
  const reached = inner.flatMap(({ link }) => link ?? []);
  const [low, high] = [Math.min(...reached), Math.max(...reached)];
  const backwards = new Set(reached);
  const isWhole = translation
    .slice(low, high + 1)
    .every((unit, index) => backwards.has(low + index) || mayBeUnmatched(unit));
  return isWhole && isSpanOfOneClause(translation, low, high) ? [low, high] : undefined;
}

function phrasesIn({ sources, word, native }: Subject, use: Use): Phrase[] {
  const { sentence } = use;
  const text = unitsOf(sources, sentence.text, word.language);
  const translation = unitsOf(sources, sentence.translation, native);
  const links = linksOf(text, translation);
  const own = text.findIndex((unit) => unit.start <= use.start && unit.end >= use.end);
  if (!links.has(own)) return [];
  if (phraseless.has(word.pos)) return [];
  const phrases: Phrase[] = [];
  for (const [from, to] of spansAround(own, text.length)) {
    if (!links.has(from) || !links.has(to) || !isSpanOfOneClause(text, from, to)) continue;
    const units = text.slice(from, to + 1);
    if (!units.some((unit, index) => from + index !== own && isOnly(unit, content))) continue;
    const image = imageOf(links, [text, translation], [from, to]);
    if (image === undefined) continue;
    const [low, high] = image;
    const start = withArticle(translation, low, native);
    const others = translation.slice(start, high + 1);
    const span = spanOf(text, [from, to], word.language, own - from);
    const place = word.pos === 'preposition' ? (links.get(own) ?? low) - start : -1;
    const said = spanOf(translation, [start, high], native, place);
    const both = [span, said];
    if (!both.every((one) => isWholePhrase(one) && isQuotable(sources, word, one))) continue;
    if (word.pos !== 'preposition') {
      if (!haveSameStructure(units, others) || !agreeInNumber(span, said)) continue;
    }
    const isVerb = word.pos === 'verb';
    if (isVerb && text[own]?.text !== word.text) continue;
    if (!hasPlainVerb(span, isVerb) || !hasPlainVerb(said, isVerb)) continue;
    phrases.push({
      text: pieceOf(sentence.text, units, word.language),
      translation: pieceOf(sentence.translation, others, native),
      sentence,
    });
  }
  return phrases;
}

/** Includes the article of "a hundred" and "a dozen". */
function withArticle(units: readonly Unit[], from: number, language: LanguageCode): number {
  const { counted } = allTutor[language].phrases ?? {};
  const isCounted = counted?.numbers.split(' ').includes(units[from]?.text ?? '') === true;
  return isCounted && units[from - 1]?.text === counted.article ? from - 1 : from;
}

/** A span of units with its neighbours in the clause. */
function spanOf(
  all: readonly Unit[],
  [from, to]: readonly [number, number],
  language: LanguageCode,
  own: number,
): Span {
  const before = all[from - 1];
  return {
    language,
    units: all.slice(from, to + 1),
    previous: before?.closesClause === true ? undefined : before,
    next: all[to]?.closesClause === true ? undefined : all[to + 1],
    own,
  };
}

/** Spans of two to four units that contain the unit at `own`, the shortest first. */
function spansAround(own: number, count: number): [number, number][] {
  const spans: [number, number][] = [];
  for (let size = 2; size <= maxUnits; size += 1) {
    for (let from = Math.max(0, own - size + 1); from <= own; from += 1) {
      if (from + size <= count) spans.push([from, from + size - 1]);
    }
  }
  return spans;
}

/**
 * Whether a phrase is in a form to quote: in languages with cases, in the nominative, or after
 * a preposition that governs another case.
 */
function isQuotable({ casesOf }: FactSources, { pos }: CatalogueWord, span: Span): boolean {
  const { language, units } = span;
  const { hasCases, isHeadFinal } = allSyntax[language];
  if (!hasCases) return true;
  if (pos === 'preposition' || pos === 'verb') return true;
  const nouns = units.filter((unit) => unit.words.some((one) => one.pos === 'noun'));
  const head = isHeadFinal ? nouns.at(-1) : nouns[0];
  const isNamed = (unit: Unit) =>
    casesOf(language, unit.text).has('nominative') ||
    unit.words.some((one) => one.text === unit.text && one.pos !== 'adverb');
  const isList = units.some((unit) => unit.words.some((one) => one.pos === 'conjunction'));
  if (head === undefined || isList) return units.every(isNamed);
  const isOwner = (unit: Unit) => casesOf(language, unit.text).has('genitive');
  const owners = nouns.filter((unit) => unit !== head && isHeadFinal);
  if (!owners.every((unit) => isNamed(unit) || isOwner(unit))) return false;
  const isOwned = owners.some((unit) => isOwner(unit) && !isNamed(unit));
  const { ownedEnding } = allTutor[language].phrases ?? {};
  if (isOwned && ownedEnding?.test(head.text) === false) return false;
  return units.slice(isHeadFinal ? units.indexOf(head) : 0, units.indexOf(head) + 1).every(isNamed);
}

/** A piece of a sentence, without the capital of the sentence's first letter. */
function pieceOf(sentence: string, units: readonly Unit[], language: LanguageCode): string {
  const [first] = units;
  const piece = sentence.slice(first?.start, units.at(-1)?.end);
  const before = sentence.slice(0, first?.start).replaceAll(/[¿¡«"—\s]/gu, '');
  const isBeginning = before === '' || /[.!?…]$/u.test(before);
  const isName = first?.words.some(({ text }) => /^\p{Lu}/u.test(text)) ?? false;
  return isBeginning && !isName
    ? piece.slice(0, 1).toLocaleLowerCase(language) + piece.slice(1)
    : piece;
}

/**
 * Pieces of a word's sentences with the corresponding pieces of the translation. Matches words that
 * share a meaning in the bank, and takes a piece only if every word of it and of its translation
 * has a match, except articles and prepositions.
 */
export function findPhrases(subject: Subject, uses: readonly Use[]): Phrase[] {
  const found = new Map<string, Phrase>();
  for (const phrase of uses.flatMap((use) => phrasesIn(subject, use))) {
    const key = phrase.text.toLocaleLowerCase(subject.word.language);
    const isSaid = [...found.values()].some((one) => one.translation === phrase.translation);
    if (!found.has(key) && !isSaid) found.set(key, phrase);
  }
  return [...found.values()];
}
