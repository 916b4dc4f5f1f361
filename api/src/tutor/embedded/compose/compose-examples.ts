import type { ComposeContext } from './compose-context.ts';
import { mark, quoteSentence, type SentencePair } from '@topwords/languages/tutor';
import { exampleDash } from '@topwords/platform/contracts';
import { interleave } from '../../../bank/interleave.ts';
import type { Related, Use } from '../facts/word-facts.ts';

const maxExamples = 6;

/** Sentences of each sense in turn, the shortest first, then sentences of other words. */
export function orderUses({ facts }: ComposeContext): Use[] {
  const byLength = facts.uses.toSorted((a, b) => a.sentence.text.length - b.sentence.text.length);
  const bySense = facts.senses.map(({ meaningId }) =>
    byLength.filter((use) => use.meaningId === meaningId),
  );
  return [...interleave(bySense), ...byLength.filter((use) => use.meaningId === null)];
}

/** A text and its translation in the contract's format. */
export function joinWithDash({
  text,
  translation,
}: Pick<SentencePair, 'text' | 'translation'>): string {
  return `${text}${exampleDash}${translation}`;
}

/** Sentences with the word; if there are none, sentences with a synonym. */
export function composeExamples(context: ComposeContext): string[] {
  const uses = orderUses(context).map((use) => use.sentence);
  const shown = uses.length > 0 ? uses : context.facts.borrowed;
  return [...new Set(shown.map(joinWithDash))].slice(0, maxExamples);
}

const maxPhrases = 8;
const shortSentenceWords = 6;

/** Phrases of the bank, then pieces of sentences with their translations, then short sentences. */
export function composePhrases(context: ComposeContext): string[] {
  const { facts } = context;
  const ofBank = facts.headwordPhrases
    .slice(0, 4)
    .map(({ word, translation }) => ({ text: word.text, translation }));
  const pieces = facts.phrases.filter(
    ({ text }) => !ofBank.some((phrase) => text.includes(phrase.text)),
  );
  const sentences = orderUses(context)
    .map((use) => use.sentence)
    .filter(({ text }) => text.split(' ').length <= shortSentenceWords);
  const enough = [...ofBank, ...pieces].slice(0, maxPhrases);
  const filled = enough.length > 1 ? enough : [...enough, ...sentences.slice(0, 3)];
  if (filled.length > 0) return [...new Set(filled.map(joinWithDash))];
  const [use] = orderUses(context);
  if (use !== undefined) return [joinWithDash(use.sentence)];
  const translation = facts.senses[0]?.translations[0] ?? facts.senses[0]?.gloss ?? '';
  return [joinWithDash({ text: facts.word.text, translation })];
}

/** A sentence of a sense with its translation, to quote in a text; null if there is none. */
export function sentenceOfSense(context: ComposeContext, meaningId: number): string | null {
  const use = orderUses(context).find((one) => one.meaningId === meaningId);
  return use === undefined ? null : quoteSentence(context, use.sentence);
}

/** Words or phrases for use in a text, each with its meaning. */
export function withGlosses(pairs: readonly Pick<SentencePair, 'text' | 'translation'>[]): string {
  return pairs.map(({ text, translation }) => `${mark(text)} (${translation})`).join(', ');
}

/** Related words in the same form. */
export function glossRelated(related: readonly Related[]): string {
  return withGlosses(related.map(({ word, translation }) => ({ text: word.text, translation })));
}
