import { allSyntax } from '@topwords/languages/syntax';
import type { ComposeContext } from './compose-context.ts';
import { mark, markAll, quoteSentence, type Tip } from '@topwords/languages/tutor';
import type { PartOfSpeech } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import type { Neighbour } from '../facts/word-facts.ts';
import { kinds, type Kinds } from '../facts/kinds.ts';

/** Neighbours worth a tip: an adverb's adjective, an adjective's noun. */
const informative: Partial<Record<PartOfSpeech, Kinds>> = {
  adverb: kinds('adjective', 'verb', 'adverb'),
  adjective: kinds('noun'),
};

/** Tips about the word's neighbours: a case, a preposition, a part of speech. */
export function neighbourTips(context: ComposeContext): Tip[] {
  const { facts, texts } = context;
  const word = mark(facts.word.text);
  const { pos } = facts.word;
  const governed = facts.neighbours.find((one) => one.case !== null && one.count > 1);
  const pair = facts.neighbours.find(
    (one) =>
      one.text !== null && one.pos === 'preposition' && one.side === 'after' && isFrequent(one),
  );
  const [example] = pair?.examples ?? [];
  const sentence = example && quoteSentence(context, example.sentence);
  const kind = facts.neighbours.find(
    (one) =>
      one.text === null &&
      one.pos !== null &&
      informative[pos]?.has(one.pos) === true &&
      (pos === 'adverb' || isPlaced(facts.word, one)) &&
      one.count > 1 &&
      one.count / one.of >= 0.6,
  );
  return [
    pos === 'preposition' &&
      governed?.case &&
      texts.neighbours.case(governed.side, word, texts.places[governed.case], examplesOf(governed)),
    pos === 'verb' &&
      pair?.text &&
      sentence &&
      texts.neighbours.word(word, mark(pair.text), pair.count, pair.of, sentence),
    kind && kindTip(context, kind),
  ];
}

/** A tip about the part of speech beside the word. */
export function kindTip({ facts, texts }: ComposeContext, neighbour: Neighbour): Tip {
  const { side, pos, count, of } = neighbour;
  const word = mark(facts.word.text);
  return pos !== null && texts.neighbours.kind(side, word, pos, examplesOf(neighbour), count, of);
}

/** An adjective's position is worth a tip only where adjectives agree with their noun. */
function isPlaced({ language }: CatalogueWord, { side }: Neighbour): boolean {
  const { adjectivesAgree, adjectivesFollow } = allSyntax[language];
  return adjectivesAgree === true && (adjectivesFollow === true || side === 'after');
}

/** A tip for adjectives that do not agree, with examples before a noun. */
export function unchangingTip({ facts, texts }: ComposeContext): Tip {
  const { language, pos, text } = facts.word;
  if (pos !== 'adjective' || allSyntax[language].adjectivesAgree) return undefined;
  const noun = facts.neighbours.find(
    (one) => one.pos === 'noun' && one.side === 'after' && one.text === null,
  );
  const pairs = (noun?.examples ?? [])
    .map((example) => example.text.toLocaleLowerCase(language))
    .filter((pair) => pair.startsWith(`${text} `));
  return pairs.length > 0 && texts.unchanging(mark(text), markAll(pairs.slice(0, 3)));
}

function isFrequent({ count, of }: Neighbour): boolean {
  return count > 1 && count / of >= 0.4;
}

/** Up to three examples, as they appear in the sentences. */
function examplesOf({ examples }: Neighbour): string {
  const shown = new Set(examples.map(({ text }) => text));
  return [...shown].slice(0, 3).map(mark).join(', ');
}
