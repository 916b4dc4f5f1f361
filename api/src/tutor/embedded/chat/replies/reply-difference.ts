import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import type { Related, WordFacts } from '../../facts/word-facts.ts';
import { joinLines, joinParagraphs, listOf, pairOf, quoteAll, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { namedWords } from './reply-related.ts';
import { nameOfSense, translationsOfSenses } from './sense-names.ts';

const maxSentences = 2;

/** Compares two words; without a second one, compares the word with the nearest. */
export async function replyDifference(context: ReplyContext): Promise<string> {
  const { facts, asked, texts, sources } = context;
  const compareWith = async (word: CatalogueWord) =>
    compare(context, await sources.factsOf(word, facts.native));
  if (asked.other) return compareWith(asked.other);
  const all = nearWords(facts);
  const [nearest, ...rest] = all;
  if (asked.unknownOther !== undefined) {
    const near = namedWords(all, facts.native);
    return joinParagraphs([
      texts.otherUnknown(star(facts.word.text), quoteAll([asked.unknownOther], facts.native)),
      near && `${texts.compareSuggestions} ${near}.`,
      texts.connectModel,
    ]);
  }
  if (!nearest) return texts.compareWithWhat(star(facts.word.text));
  return joinParagraphs([
    await compareWith(nearest.word),
    rest.length > 0 && `${texts.compareSuggestions} ${namedWords(rest, facts.native)}.`,
  ]);
}

/** Words that may be confused with this one, the likeliest first. */
function nearWords({ rivals, synonyms, confusable }: WordFacts): Related[] {
  const near = [...rivals, ...synonyms, ...confusable];
  return [...new Map(near.toReversed().map((one) => [one.word.id, one])).values()].toReversed();
}

/** The other word beside the chat's, and both words as marked. */
interface Comparison extends ReplyContext {
  other: WordFacts;
  names: readonly [word: string, other: string];
}

/** Shows the meanings, what they share, the grammar, and sentences of each word. */
function compare(context: ReplyContext, other: WordFacts): string {
  const { facts, texts } = context;
  const both = [facts, other];
  const compared = {
    ...context,
    other,
    names: [star(facts.word.text), star(other.word.text)] as const,
  };
  const shared = sayShared(compared);
  const grammar = joinLines([
    sayAspects(compared),
    sayGenders(compared),
    sayParts(compared),
    sayFrequency(compared),
  ]);
  return joinParagraphs([
    listOf(both.map((one) => `${star(one.word.text)}: ${namesOf(one)}`)),
    // The verbs of an aspect pair differ in aspect: their shared meaning is obvious.
    joinLines([!areAspectPair(facts, other) && shared.text, grammar]),
    joinLines([
      shared.isClose && texts.shadesUnknown,
      listOf(both.flatMap((one) => sentencesOf(one, shared.names))),
    ]),
  ]);
}

function namesOf({ senses, native }: WordFacts): string {
  return [...new Set(senses.map((sense) => nameOfSense(sense, native)))].join('; ');
}

interface Shared {
  text: string;
  /** Whether the words may be confused. */
  isClose: boolean;
  /** Native names that both have. */
  names: readonly string[];
}

function sayShared({ facts, other, texts, names: [word, second] }: Comparison): Shared {
  const { native } = facts;
  const same = facts.senses.filter(({ meaningId }) =>
    other.senses.some((sense) => sense.meaningId === meaningId),
  );
  if (same.length > 0) {
    const names = translationsOfSenses(same);
    const text = same.map((sense) => nameOfSense(sense, native)).join('; ');
    return { text: texts.sameMeaning(word, second, text), isClose: true, names };
  }
  const others = new Set(translationsOfSenses(other.senses));
  const names = translationsOfSenses(facts.senses).filter((name) => others.has(name));
  if (names.length === 0) {
    return { text: texts.nothingShared(word, second), isClose: false, names };
  }
  const text = texts.sharedTranslation(word, second, quoteAll(names, native));
  return { text, isClose: true, names };
}

function hasPartner({ senses }: WordFacts, { word }: WordFacts): boolean {
  return senses.some(({ notes }) => notes.pair === word.text);
}

function areAspectPair(facts: WordFacts, other: WordFacts): boolean {
  return hasPartner(facts, other) || hasPartner(other, facts);
}

function aspectNotes({ senses }: WordFacts) {
  return senses.find(({ notes }) => notes.aspect)?.notes;
}

function genderOf({ senses }: WordFacts) {
  return senses[0]?.notes.gender;
}

function sayAspects({ facts, other, texts, names: [word, otherWord] }: Comparison): string {
  const [own, second] = [aspectNotes(facts), aspectNotes(other)];
  if (!own?.aspect || !second?.aspect) return '';
  const isPair = areAspectPair(facts, other);
  if (isPair && own.aspect === 'impf') return texts.aspectPair(word, otherWord);
  if (isPair && own.aspect === 'pf') return texts.aspectPair(otherWord, word);
  if (own.aspect === second.aspect) return '';
  return joinLines([texts.aspects(word, own.aspect), texts.aspects(otherWord, second.aspect)]);
}

function sayGenders({ facts, other, texts, labels, names: [word, otherWord] }: Comparison): string {
  const [own, second] = [genderOf(facts), genderOf(other)];
  if (!own || !second || own === second) return '';
  return texts.gendersDiffer(word, labels.gender[own], otherWord, labels.gender[second]);
}

function sayParts({ facts, other, texts, labels, names: [word, otherWord] }: Comparison): string {
  const own = [...new Set(facts.senses.map(({ pos }) => pos))];
  const second = [...new Set(other.senses.map(({ pos }) => pos))];
  if (own.some((pos) => second.includes(pos))) return '';
  const name = (parts: typeof own) => parts.map((pos) => labels.pos[pos]).join(', ');
  return texts.partsDiffer(word, name(own), otherWord, name(second));
}

function sayFrequency({ facts, other, texts }: Comparison): string {
  const [first, second] = [facts.word, other.word].toSorted((a, b) => a.rank - b.rank);
  if (!first || !second) return '';
  return texts.moreFrequent(star(first.text), first.rank, star(second.text), second.rank);
}

/** Sentences of the shared senses, or else of any sense. */
function sentencesOf({ senses, uses }: WordFacts, names: readonly string[]): string[] {
  const close = senses.filter(({ translations }) =>
    translations.some((one) => names.includes(one)),
  );
  const ids = new Set((close.length > 0 ? close : senses).map(({ meaningId }) => meaningId));
  const own = uses.filter(({ meaningId }) => meaningId !== null && ids.has(meaningId));
  return (own.length > 0 ? own : uses).slice(0, maxSentences).map((use) => pairOf(use.sentence));
}
