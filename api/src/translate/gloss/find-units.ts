import { allGloss } from '@topwords/languages/gloss';
import type { LanguageCode } from '@topwords/platform/contracts';
import { anyOwner, type Collocation, type Collocations } from './collocations.ts';
import type { FormSources } from './grammar/read-features.ts';
import { likeness, type WordMatch } from '../phrases/bank-phrases.ts';
import { textOf, type Reading, type Unit } from './reading/reading.ts';
import type { SourceWord } from './reading/source-word.ts';

/** How much each step down a list adds to a reading's distance. */
const steps = { word: 0.3, meaning: 0.2, likeness: 1 };

/** The longest verb phrase that is found by its inflected verb. */
const maxInflected = 3;

/** What units are found with. */
export interface UnitSources extends FormSources {
  collocations: Collocations;
  /** What a whole clause means, if authors hold it for certain; none otherwise. */
  meaningsOfClause: (words: readonly SourceWord[]) => readonly string[];
}

/** A collocation in a text: its words there, and as its author wrote them. */
interface Found {
  words: readonly SourceWord[];
  as: readonly string[];
  said: readonly string[];
}

interface Languages {
  from: LanguageCode;
  to: LanguageCode;
}

/**
 * Splits a text into units: clauses that are phrases, and at each other word the longest phrase or
 * collocation of the bank, or a form of two words (*se acuestan*), or else the word alone.
 */
export function findUnits(
  sources: UnitSources,
  words: readonly SourceWord[],
  languages: Languages,
): Unit[] {
  const units: Unit[] = [];
  const joined = new Set<SourceWord>();
  let start = 0;
  while (start < words.length) {
    const word = words[start];
    if (word !== undefined && joined.has(word)) {
      units.push({ words: [word], readings: [], isJoined: true });
      start += 1;
      continue;
    }
    const apart = splitVerbAt(sources, words.slice(start), languages.from);
    if (apart !== undefined) {
      units.push(apart.unit);
      joined.add(apart.particle);
      start += 1;
      continue;
    }
    const unit =
      clauseAt(sources, words.slice(start), languages) ??
      unitAt(sources, words.slice(start), languages);
    units.push(unit);
    start += unit.words.length;
  }
  return units;
}

/** A verb whose particle follows its object: *pick me up*, *turn the music down*. */
function splitVerbAt(
  { phrases }: FormSources,
  [verb, ...after]: readonly SourceWord[],
  language: LanguageCode,
): { unit: Unit; particle: SourceWord } | undefined {
  const place = allGloss[language].particleAfter?.(after);
  const particle = place === undefined ? undefined : after[place];
  if (verb === undefined || particle === undefined) return undefined;
  const spellings = [verb.text, ...headwordsOf(phrases, verb.text, language)];
  const found = spellings.flatMap((headword) =>
    phrases
      .findWords(`${headword} ${particle.text}`, language)
      .filter(({ word }) => word.pos === 'verb'),
  );
  if (found.length === 0) return undefined;
  const alone = phrases.findWords(verb.text, language).filter(({ word }) => word.pos === 'verb');
  const readings = readingsOf([...found, ...alone]);
  const unit = { words: [verb], readings, head: { words: [verb, particle], readings } };
  return { unit, particle };
}

/** A clause that authors hold as a phrase: *no worries*. */
function clauseAt(
  sources: UnitSources,
  ahead: readonly SourceWord[],
  { from }: Languages,
): Unit | undefined {
  const words = ahead.slice(0, ahead.findIndex(({ closes }) => closes) + 1);
  if (words[0]?.opens !== true || words.length < 2) return undefined;
  const said = sources.meaningsOfClause(words);
  return said.length === 0 ? undefined : { ...saidUnit(sources, words, { from }), said };
}

function unitAt(sources: UnitSources, ahead: readonly SourceWord[], { from, to }: Languages): Unit {
  const phrase = phraseAt(sources, ahead, from);
  const found = collocationAt(sources, ahead, { from, to });
  if (found !== undefined && found.words.length >= phrase.words.length) {
    const { words, said, as } = found;
    if (words.length === phrase.words.length) return { ...phrase, said };
    return { ...saidUnit(sources, words, { from, as }), said };
  }
  return phrase;
}

function phraseAt(
  sources: UnitSources,
  ahead: readonly SourceWord[],
  language: LanguageCode,
): Unit {
  const { phrases } = sources;
  const near = ahead.slice(0, 4).map(({ text }) => text.toLowerCase());
  const isPair = allGloss[language].keepsPair?.(near) !== false;
  for (let length = phrases.longestPhrase(language); length > 1; length -= 1) {
    const words = ahead.slice(0, length);
    if (length === 2 && !isPair) continue;
    if (words.length < length || words.slice(1).some((word) => word.opens)) continue;
    const matches = phrases
      .findWords(words.map(({ text }) => text).join(' '), language)
      .filter(({ word }) => !(isClause(word) && !isWhole(words)));
    if (matches.length > 0) return { words, readings: readingsOf(matches) };
    const inflected = length <= maxInflected ? phrasesOfVerb(phrases, words, language) : [];
    if (inflected.length > 0) return { words, readings: readingsOf(inflected) };
  }
  const pair = isPair ? formOfTwo(sources, ahead.slice(0, 2), language) : [];
  if (pair.length > 0) return { words: ahead.slice(0, 2), readings: readingsOf(pair) };
  const words = ahead.slice(0, 1);
  return { words, readings: readingsOf(phrases.findWords(words[0]?.text ?? '', language)) };
}

/** The verb phrases of which the first or last word is inflected: *turning down*, *istifa ettim*. */
function phrasesOfVerb(
  phrases: FormSources['phrases'],
  words: readonly SourceWord[],
  language: LanguageCode,
): WordMatch[] {
  const texts = words.map(({ text }) => text);
  return [0, texts.length - 1].flatMap((place) =>
    headwordsOf(phrases, texts[place] ?? '', language).flatMap((headword) =>
      phrases
        .findWords(texts.with(place, headword).join(' '), language)
        .filter((match) => match.word.pos === 'verb' && match.likeness === likeness.headword),
    ),
  );
}

function headwordsOf(
  phrases: FormSources['phrases'],
  text: string,
  language: LanguageCode,
): string[] {
  const verbs = phrases.findWords(text, language).filter(({ word }) => word.pos === 'verb');
  return [...new Set(verbs.map(({ word }) => word.text))];
}

/** The longest collocation that a text continues with. */
function collocationAt(
  { phrases, collocations }: UnitSources,
  ahead: readonly SourceWord[],
  { from, to }: Languages,
): Found | undefined {
  const spellings = new Map<SourceWord, ReadonlySet<string>>();
  const spellingsOf = (word: SourceWord) => {
    const known = spellings.get(word);
    if (known !== undefined) return known;
    const own = word.text.toLocaleLowerCase(from);
    const headwords = phrases.findWords(word.text, from).map((match) => match.word.text);
    const owners = allGloss[from].owners?.has(own) ? [anyOwner] : [];
    const all = new Set([own, ...headwords, ...owners]);
    spellings.set(word, all);
    return all;
  };
  const [first] = ahead;
  if (first === undefined) return undefined;
  const fits = ({ words, isUtterance, isQuestion }: Collocation) => {
    if (isQuestion && !first.isAsked) return false;
    const own = ahead.slice(0, words.length);
    const isSame = words.every((one, place) => {
      const word = own[place];
      if (word === undefined || (place > 0 && word.opens)) return false;
      return (
        spellingsOf(word).has(one) || isSameVerb(phrases, one, { text: word.text, language: from })
      );
    });
    return isSame && ((!isUtterance && !isCutOff(phrases, own, words, from)) || isWhole(own));
  };
  const found = [...spellingsOf(first)]
    .flatMap((one) => collocations.startingWith(one, from))
    .filter((one) => (one.meanings[to] ?? []).length > 0 && fits(one))
    .toSorted((a, b) => b.words.length - a.words.length)[0];
  const said = found?.meanings[to] ?? [];
  return found && { words: ahead.slice(0, found.words.length), as: found.words, said };
}

const isVerb = ({ readings }: Unit) => readings[0]?.meaning.pos === 'verb';

/** Whether two third persons are of one verb, so that *шёл снег* is *идёт снег*. */
function isSameVerb(
  phrases: FormSources['phrases'],
  one: string,
  { text, language }: { text: string; language: LanguageCode },
): boolean {
  const { thirdPerson } = allGloss[language];
  if (!thirdPerson?.test(one) || !thirdPerson.test(text)) return false;
  const own = headwordsOf(phrases, text, language);
  return headwordsOf(phrases, one, language).some((headword) => own.includes(headword));
}

/** Two words with a finite verb that goes on: *ya está* of *ya está sucia*. */
function isCutOff(
  phrases: FormSources['phrases'],
  words: readonly SourceWord[],
  as: readonly string[],
  language: LanguageCode,
): boolean {
  const last = words.at(-1);
  if (words.length > 2 || last === undefined || last.closes) return false;
  const [found] = phrases.findWords(last.text, language);
  return found?.word.pos === 'verb' && found.word.text !== as.at(-1);
}

/**
 * A set phrase. Where a headword of it is inflected in the text, that form says when, who and how
 * many: of *took my time* the past.
 */
function saidUnit(
  { phrases }: UnitSources,
  words: readonly SourceWord[],
  { from, as }: { from: LanguageCode; as?: readonly string[] },
): Unit {
  const parts = words.map((word): Unit => {
    return { words: [word], readings: readingsOf(phrases.findWords(word.text, from)) };
  });
  const heads = parts.flatMap((part, place): Unit[] => {
    const written = as?.[place] ?? '';
    const isOther = textOf(part, from) !== written && allGloss[from].thirdPerson?.test(written);
    const readings = part.readings.filter(
      ({ word, meaning }) => word.text === written || (isOther && meaning.pos === 'verb'),
    );
    return readings.length === 0 ? [] : [{ ...part, readings }];
  });
  const isInflected = (part: Unit) => textOf(part, from) !== part.readings[0]?.word.text;
  const inflected = heads.filter(isInflected);
  const first = heads.find((part) => part.words[0] === words[0]);
  const head =
    inflected.find(isVerb) ?? inflected.at(-1) ?? (first && isVerb(first) ? first : undefined);
  if (head === undefined) return { words, readings: [], parts };
  const pos = head.readings[0]?.meaning.pos;
  return {
    words,
    readings: head.readings.filter(({ meaning }) => meaning.pos === pos),
    parts,
    head,
  };
}

/** The words whose tables have a form of these two words. */
function formOfTwo(
  { phrases, tables }: FormSources,
  [first, second]: readonly SourceWord[],
  language: LanguageCode,
): WordMatch[] {
  if (first === undefined || second === undefined || second.opens) return [];
  const text = `${first.text} ${second.text}`.toLocaleLowerCase(language);
  return phrases
    .findWords(second.text, language)
    .filter(({ word }) => tables.placesOf(word.id, word.pos, text).length > 0);
}

/** An exclamation is a separate clause: `come on` in `come on Friday` is not one. */
function isClause({ text, pos, language }: WordMatch['word']): boolean {
  return pos === 'interjection' || allGloss[language].clauses?.has(text) === true;
}

function isWhole(words: readonly SourceWord[]): boolean {
  return words[0]?.opens === true && words.at(-1)?.closes === true;
}

function readingsOf(matches: readonly WordMatch[]): Reading[] {
  return matches
    .flatMap(({ word, likeness: how }, place) =>
      word.meanings.map((meaning, index) => ({
        word,
        meaning,
        distance: how * steps.likeness + place * steps.word + index * steps.meaning,
      })),
    )
    .toSorted((a, b) => a.distance - b.distance);
}
