import type { Composing } from './composing.ts';
import { mark, quoteSentence, type SentencePair } from '@topwords/languages/tutor';
import { exampleDash } from '@topwords/platform/contracts';
import type { Use } from '../facts/word-facts.ts';

const maxExamples = 6;

/** Sentences of each sense in turn, the shortest first, then sentences of other words. */
export function orderUses({ facts }: Composing): Use[] {
  const byLength = facts.uses.toSorted((a, b) => a.sentence.text.length - b.sentence.text.length);
  const bySense = facts.senses.map(({ meaningId }) =>
    byLength.filter((use) => use.meaningId === meaningId),
  );
  const longest = Math.max(0, ...bySense.map((uses) => uses.length));
  const own = Array.from({ length: longest }, (_, turn) =>
    bySense.flatMap((uses) => uses[turn] ?? []),
  ).flat();
  return [...own, ...byLength.filter((use) => use.meaningId === null)];
}

/** A text and its translation in the contract's format. */
export function dashed({ text, translation }: Pick<SentencePair, 'text' | 'translation'>): string {
  return `${text}${exampleDash}${translation}`;
}

/** Sentences with the word; if there are none, sentences with a synonym. */
export function composeExamples(composing: Composing): string[] {
  const uses = orderUses(composing).map((use) => use.sentence);
  const shown = uses.length > 0 ? uses : composing.facts.borrowed;
  return [...new Set(shown.map(dashed))].slice(0, maxExamples);
}

const maxPhrases = 8;
const shortSentence = 6;

/** Phrases of the bank, then pieces of sentences with their translations, then short sentences. */
export function composePhrases(composing: Composing): string[] {
  const { facts } = composing;
  const ofBank = facts.headwordPhrases
    .slice(0, 4)
    .map(({ word, translation }) => ({ text: word.text, translation }));
  const pieces = facts.phrases.filter(
    ({ text }) => !ofBank.some((phrase) => text.includes(phrase.text)),
  );
  const sentences = orderUses(composing)
    .map((use) => use.sentence)
    .filter(({ text }) => text.split(' ').length <= shortSentence);
  const enough = [...ofBank, ...pieces].slice(0, maxPhrases);
  const filled = enough.length > 1 ? enough : [...enough, ...sentences.slice(0, 3)];
  if (filled.length > 0) return [...new Set(filled.map(dashed))];
  const [use] = orderUses(composing);
  if (use !== undefined) return [dashed(use.sentence)];
  const translation = facts.senses[0]?.translations[0] ?? facts.senses[0]?.gloss ?? '';
  return [dashed({ text: facts.word.text, translation })];
}

/** A sentence of a sense with its translation, to quote in a text; null if there is none. */
export function sentenceOfSense(composing: Composing, meaningId: number): string | null {
  const use = orderUses(composing).find((one) => one.meaningId === meaningId);
  return use === undefined ? null : quoteSentence(composing, use.sentence);
}

/** Related words for use in a text, each with its meaning. */
export function glossed(
  related: readonly { word: { text: string }; translation: string }[],
): string {
  return related.map(({ word, translation }) => `${mark(word.text)} (${translation})`).join(', ');
}
