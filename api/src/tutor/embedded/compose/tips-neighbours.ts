import type { PartOfSpeech } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import type { Neighbour } from '../facts/word-facts.ts';
import { mark, markAll, quoteSentence, type Composing } from './writing.ts';

/** What is worth knowing beside a word of a kind: an adverb's adjective, an adjective's noun. */
const telling: Partial<Record<PartOfSpeech, ReadonlySet<PartOfSpeech>>> = {
  adverb: new Set<PartOfSpeech>(['adjective', 'verb', 'adverb']),
  adjective: new Set<PartOfSpeech>(['noun']),
};

/** What stands beside the word: a case, a preposition, the kind of word that it goes with. */
export function neighbourTips(composing: Composing): string[] {
  const { facts, texts } = composing;
  const word = mark(facts.word.text);
  const told: string[] = [];
  const governed = facts.neighbours.find((one) => one.case !== null && one.count > 1);
  if (facts.word.pos === 'preposition' && governed?.case) {
    told.push(
      texts.neighbours.case(governed.side, word, texts.rows[governed.case], examplesOf(governed)),
    );
  }
  const pair = facts.neighbours.find(
    (one) =>
      one.text !== null && one.pos === 'preposition' && one.side === 'after' && isFrequent(one),
  );
  const [example] = pair?.examples ?? [];
  if (facts.word.pos === 'verb' && example !== undefined && pair?.text) {
    const sentence = quoteSentence(composing, example.sentence);
    told.push(texts.neighbours.word(word, mark(pair.text), pair.count, pair.of, sentence));
  }
  const kind = facts.neighbours.find(
    (one) =>
      one.text === null &&
      one.pos !== null &&
      telling[facts.word.pos]?.has(one.pos) === true &&
      (facts.word.pos === 'adverb' || isPlaced(facts.word, one)) &&
      one.count > 1 &&
      one.count / one.of >= 0.6,
  );
  if (kind?.pos) {
    const { side, pos, count, of } = kind;
    told.push(texts.neighbours.kind(side, word, pos, examplesOf(kind), count, of));
  }
  return told;
}

/** Where adjectives agree with their noun, their place is worth knowing; elsewhere that they do not. */
function isPlaced({ language }: CatalogueWord, { side }: Neighbour): boolean {
  return language === 'es' || (language === 'ru' && side === 'after');
}

/** An adjective that does not agree: how it stands before a noun. */
export function unchangingTip({ facts, texts }: Composing): string[] {
  const { language, pos, text } = facts.word;
  if (pos !== 'adjective' || (language !== 'en' && language !== 'tr')) return [];
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

/** Up to three of the places, as they stand in the sentences. */
export function examplesOf({ examples }: Neighbour): string {
  const shown = new Set(examples.map(({ text }) => text));
  return [...shown].slice(0, 3).map(mark).join(', ');
}
