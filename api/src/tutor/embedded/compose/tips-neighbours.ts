import { allSyntax } from '@topwords/languages/syntax';
import type { ComposeContext } from './compose-context.ts';
import { mark, markAll, quoteSentence } from '@topwords/languages/tutor';
import type { PartOfSpeech } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import type { Neighbour } from '../facts/word-facts.ts';

/** Neighbours worth a tip: an adverb's adjective, an adjective's noun. */
const informative: Partial<Record<PartOfSpeech, ReadonlySet<PartOfSpeech>>> = {
  adverb: new Set<PartOfSpeech>(['adjective', 'verb', 'adverb']),
  adjective: new Set<PartOfSpeech>(['noun']),
};

/** Tips about the word's neighbours: a case, a preposition, a part of speech. */
export function neighbourTips(context: ComposeContext): string[] {
  const { facts, texts } = context;
  const word = mark(facts.word.text);
  const tips: string[] = [];
  const governed = facts.neighbours.find((one) => one.case !== null && one.count > 1);
  if (facts.word.pos === 'preposition' && governed?.case) {
    tips.push(
      texts.neighbours.case(governed.side, word, texts.places[governed.case], examplesOf(governed)),
    );
  }
  const pair = facts.neighbours.find(
    (one) =>
      one.text !== null && one.pos === 'preposition' && one.side === 'after' && isFrequent(one),
  );
  const [example] = pair?.examples ?? [];
  if (facts.word.pos === 'verb' && example !== undefined && pair?.text) {
    const sentence = quoteSentence(context, example.sentence);
    tips.push(texts.neighbours.word(word, mark(pair.text), pair.count, pair.of, sentence));
  }
  const kind = facts.neighbours.find(
    (one) =>
      one.text === null &&
      one.pos !== null &&
      informative[facts.word.pos]?.has(one.pos) === true &&
      (facts.word.pos === 'adverb' || isPlaced(facts.word, one)) &&
      one.count > 1 &&
      one.count / one.of >= 0.6,
  );
  if (kind?.pos) {
    const { side, pos, count, of } = kind;
    tips.push(texts.neighbours.kind(side, word, pos, examplesOf(kind), count, of));
  }
  return tips;
}

/** An adjective's position is worth a tip only where adjectives agree with their noun. */
function isPlaced({ language }: CatalogueWord, { side }: Neighbour): boolean {
  const { adjectivesAgree, adjectivesFollow } = allSyntax[language];
  return adjectivesAgree === true && (adjectivesFollow === true || side === 'after');
}

/** A tip for adjectives that do not agree, with examples before a noun. */
export function unchangingTip({ facts, texts }: ComposeContext): string[] {
  const { language, pos, text } = facts.word;
  if (pos !== 'adjective' || allSyntax[language].adjectivesAgree) return [];
  const noun = facts.neighbours.find(
    (one) => one.pos === 'noun' && one.side === 'after' && one.text === null,
  );
  const pairs = (noun?.examples ?? [])
    .map((example) => example.text.toLocaleLowerCase(language))
    .filter((pair) => pair.startsWith(`${text} `));
  if (pairs.length === 0) return [];
  return [texts.unchanging(mark(text), markAll(pairs.slice(0, 3)))];
}

function isFrequent({ count, of }: Neighbour): boolean {
  return count > 1 && count / of >= 0.4;
}

/** Up to three examples, as they appear in the sentences. */
export function examplesOf({ examples }: Neighbour): string {
  const shown = new Set(examples.map(({ text }) => text));
  return [...shown].slice(0, 3).map(mark).join(', ');
}
