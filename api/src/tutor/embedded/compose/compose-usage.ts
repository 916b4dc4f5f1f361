import type { Composing } from './composing.ts';
import { mark, quoteSentence } from '@topwords/languages/tutor';
import type { PartOfSpeech } from '@topwords/platform/contracts';
import { distinctSenses } from './compose-definition.ts';
import { glossed, sentenceOfSense } from './compose-examples.ts';
import { synonymTip } from './tips-last.ts';

const maxSenses = 4;
const maxRivals = 2;

const interrogative: ReadonlySet<PartOfSpeech> = new Set<PartOfSpeech>([
  'pronoun',
  'determiner',
  'adverb',
  'conjunction',
  'particle',
]);

/** A tip about a word that appears mostly in questions: `ever`, `cuánto`. */
function questionsIn(composing: Composing): string[] {
  const { facts, texts } = composing;
  const asking = facts.uses.filter(({ sentence }) => sentence.text.endsWith('?'));
  const [first] = asking;
  if (!interrogative.has(facts.word.pos)) return [];
  if (first === undefined || asking.length < 3 || asking.length / facts.uses.length < 0.75)
    return [];
  const sentence = quoteSentence(composing, first.sentence);
  return [texts.usage.question(mark(facts.word.text), asking.length, facts.uses.length, sentence)];
}

/** How often and where the word is used: its rank and level, senses, rivals and phrases. */
export function composeUsage(composing: Composing): string[] {
  const { facts, texts } = composing;
  const { rank, level, language, text } = facts.word;
  const senses = distinctSenses(composing)
    .slice(0, maxSenses)
    .flatMap(({ meaning, sense }) => {
      const sentence = sentenceOfSense(composing, sense.meaningId);
      return sentence === null ? [] : [texts.usage.sense(texts.means(meaning), sentence)];
    });
  const rivals = facts.rivals
    .slice(0, maxRivals)
    .map(({ translation, word, own, sentence }) =>
      texts.usage.rival(
        translation,
        mark(text),
        mark(word.text),
        own && quoteSentence(composing, own),
        sentence && quoteSentence(composing, sentence),
      ),
    );
  const phrases =
    facts.headwordPhrases.length === 0
      ? []
      : [texts.usage.phrasesOf(mark(text), glossed(facts.headwordPhrases.slice(0, 5)))];
  return [
    `${texts.usage.level(level)} ${texts.usage.rank(rank, facts.wordsOfLanguage, language)}`,
    ...senses,
    ...synonymTip(composing),
    ...questionsIn(composing),
    ...rivals,
    ...phrases,
  ];
}
