import type { ComposeContext } from './compose-context.ts';
import { mark, type Place, quoteSentence, type Tip } from '@topwords/languages/tutor';
import type { PartOfSpeech } from '@topwords/platform/contracts';
import { areAdjacent, tokensOf } from '../facts/tokens.ts';
import type { Use } from '../facts/word-facts.ts';
import { orderUses, withGlosses } from './compose-examples.ts';
import { kindTip } from './tips-neighbours.ts';
import { kinds, type Kinds } from '../facts/kinds.ts';

/** Parts of speech with a single form. */
const invariable = kinds('adverb', 'conjunction', 'preposition', 'particle');

/** Parts of speech that may be described by their place at an edge; others by their neighbours. */
const atEdges = kinds('adverb', 'conjunction', 'interjection', 'particle');

/** Typical neighbours of a part of speech: a determiner's noun, a pronoun's verb. */
const partners: Partial<Record<PartOfSpeech, Kinds>> = {
  determiner: kinds('noun', 'adjective'),
  numeral: kinds('noun'),
  pronoun: kinds('verb', 'preposition'),
  adjective: kinds('noun', 'verb', 'adverb'),
  noun: kinds('adjective', 'preposition', 'verb'),
  preposition: kinds('noun', 'verb'),
};

/** Tips for a word without other tips: from its own sentences, or one with a synonym. */
export function lastTips(context: ComposeContext): Tip[] {
  const { facts, texts } = context;
  const { text, pos } = facts.word;
  const word = mark(text);
  const [use] = orderUses(context);
  if (facts.phrases.length > 0)
    return [texts.goesWith(word, withGlosses(facts.phrases.slice(0, 3)))];
  if (use === undefined) return [synonymTip(context)];
  const isFixed = invariable.has(pos) && !text.includes(' ');
  return [isFixed && texts.invariable(word), partnerTip(context) ?? placeTip(context, use)];
}

/** The part of speech beside the word in most of its sentences. */
function partnerTip(context: ComposeContext): Tip {
  const { word, neighbours } = context.facts;
  const partner = neighbours.find(
    (one) =>
      one.text === null &&
      one.pos !== null &&
      partners[word.pos]?.has(one.pos) === true &&
      one.count > 1 &&
      one.count * 2 >= one.of,
  );
  return partner && kindTip(context, partner);
}

/** The word's place in one sentence, and its neighbour. */
function placeTip(context: ComposeContext, use: Use): string {
  const { word } = context.facts;
  const { name, beside } = placeOf(use, word);
  const sentence = quoteSentence(context, use.sentence);
  return context.texts.position.here(mark(word.text), name, mark(beside), sentence);
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
export function synonymTip(context: ComposeContext): Tip {
  const { facts, texts } = context;
  const [borrowed] = facts.borrowed;
  if (facts.uses.length > 0 || borrowed === undefined) return undefined;
  const text = borrowed.text.toLocaleLowerCase(facts.word.language);
  const synonym = facts.synonyms.find(({ word }) =>
    [word.text, ...word.forms].some((form) => text.includes(form.toLocaleLowerCase(word.language))),
  );
  const sentence = quoteSentence(context, borrowed);
  return synonym && texts.synonymInUse(mark(facts.word.text), mark(synonym.word.text), sentence);
}
