import type { ComposeContext } from './compose-context.ts';
import { mark, type Place, quoteSentence } from '@topwords/languages/tutor';
import type { PartOfSpeech } from '@topwords/platform/contracts';
import { areAdjacent, tokensOf } from '../facts/tokens.ts';
import type { Phrase, Use } from '../facts/word-facts.ts';
import { orderUses } from './compose-examples.ts';
import { examplesOf } from './tips-neighbours.ts';

/** Parts of speech with a single form. */
const invariable: ReadonlySet<PartOfSpeech> = new Set<PartOfSpeech>([
  'adverb',
  'conjunction',
  'preposition',
  'particle',
]);

/** Parts of speech that may be described by their place at an edge; others by their neighbours. */
const atEdges: ReadonlySet<PartOfSpeech> = new Set<PartOfSpeech>([
  'adverb',
  'conjunction',
  'interjection',
  'particle',
]);

/** Typical neighbours of a part of speech: a determiner's noun, a pronoun's verb. */
const partners: Partial<Record<PartOfSpeech, ReadonlySet<PartOfSpeech>>> = {
  determiner: new Set<PartOfSpeech>(['noun', 'adjective']),
  numeral: new Set<PartOfSpeech>(['noun']),
  pronoun: new Set<PartOfSpeech>(['verb', 'preposition']),
  adjective: new Set<PartOfSpeech>(['noun', 'verb', 'adverb']),
  noun: new Set<PartOfSpeech>(['adjective', 'preposition', 'verb']),
  preposition: new Set<PartOfSpeech>(['noun', 'verb']),
};

/** Tips for a word without other tips: from its own sentences, or one with a synonym. */
export function lastTip(context: ComposeContext): string[] {
  const { facts, texts } = context;
  const { text, pos } = facts.word;
  const word = mark(text);
  const [use] = orderUses(context);
  const [phrase, ...others] = facts.phrases;
  if (phrase !== undefined) return [texts.goesWith(word, quotePieces([phrase, ...others]))];
  if (use === undefined) return synonymTip(context);
  const isFixed = invariable.has(pos) && !text.includes(' ');
  return [
    ...(isFixed ? [texts.invariable(word)] : []),
    partnerTip(context) ?? placeTip(context, use),
  ];
}

/** The part of speech beside the word in most of its sentences. */
function partnerTip({ facts, texts }: ComposeContext): string | undefined {
  const { word, neighbours } = facts;
  const partner = neighbours.find(
    (one) =>
      one.text === null &&
      one.pos !== null &&
      partners[word.pos]?.has(one.pos) === true &&
      one.count > 1 &&
      one.count * 2 >= one.of,
  );
  if (!partner?.pos) return undefined;
  const { side, pos, count, of } = partner;
  return texts.neighbours.kind(side, mark(word.text), pos, examplesOf(partner), count, of);
}

/** The word's place in one sentence, and its neighbour. */
function placeTip(context: ComposeContext, use: Use): string {
  const { facts, texts } = context;
  const { name, beside } = placeOf(use, facts.word);
  return texts.position.here(
    mark(facts.word.text),
    name,
    mark(beside),
    quoteSentence(context, use.sentence),
  );
}

function placeOf(
  { sentence: { text }, start, end, opens, closes }: Use,
  { language, pos }: ComposeContext['facts']['word'],
): { name: Place; beside: string } {
  if (opens && closes) return { name: 'alone', beside: '' };
  const edge = opens ? 'first' : 'last';
  if ((opens || closes) && atEdges.has(pos)) return { name: edge, beside: '' };
  const tokens = tokensOf(text, language);
  const own = { text: '', start, end };
  const next = tokens.find((token) => token.start >= end);
  if (next && areAdjacent(text, own, next)) return { name: 'before', beside: next.text };
  const previous = tokens.findLast((token) => token.end <= start);
  if (previous && areAdjacent(text, previous, own)) return { name: 'after', beside: previous.text };
  return { name: 'apart', beside: '' };
}

/** For a word without sentences: a sentence with a synonym. */
export function synonymTip(context: ComposeContext): string[] {
  const { facts, texts } = context;
  const [borrowed] = facts.borrowed;
  if (facts.uses.length > 0 || borrowed === undefined) return [];
  const text = borrowed.text.toLocaleLowerCase(facts.word.language);
  const synonym = facts.synonyms.find(({ word }) =>
    [word.text, ...word.forms].some((form) => text.includes(form.toLocaleLowerCase(word.language))),
  );
  if (synonym === undefined) return [];
  const sentence = quoteSentence(context, borrowed);
  return [texts.synonymStands(mark(facts.word.text), mark(synonym.word.text), sentence)];
}

/** Pieces of sentences with their translations, for use in a text. */
function quotePieces(phrases: readonly Phrase[]): string {
  return phrases
    .slice(0, 3)
    .map(({ text, translation }) => `${mark(text)} (${translation})`)
    .join(', ');
}
