import type { ComposeContext } from './compose-context.ts';
import { mark, quoteSentence, type Tip } from '@topwords/languages/tutor';
import { distinctSenses } from './compose-definition.ts';
import { glossRelated, sentenceOfSense } from './compose-examples.ts';
import { synonymTip } from './tips-last.ts';
import { kinds } from '../facts/kinds.ts';

const maxSenses = 4;
const maxRivals = 2;

const interrogative = kinds('pronoun', 'determiner', 'adverb', 'conjunction', 'particle');

/** A tip about a word that appears mostly in questions: `ever`, `cuánto`. */
function questionTip(context: ComposeContext): Tip {
  const { facts, texts } = context;
  const asking = facts.uses.filter(({ sentence }) => sentence.text.endsWith('?'));
  const [first] = asking;
  if (!interrogative.has(facts.word.pos)) return undefined;
  if (first === undefined || asking.length < 3 || asking.length / facts.uses.length < 0.75)
    return undefined;
  const sentence = quoteSentence(context, first.sentence);
  return texts.usage.question(mark(facts.word.text), asking.length, facts.uses.length, sentence);
}

/** How often and where the word is used: its rank and level, senses, rivals and phrases. */
export function composeUsage(context: ComposeContext): string[] {
  const { facts, texts } = context;
  const { rank, level, language, text } = facts.word;
  const senses = distinctSenses(context)
    .slice(0, maxSenses)
    .flatMap(({ meaning, sense }) => {
      const sentence = sentenceOfSense(context, sense.meaningId);
      return sentence === null ? [] : [texts.usage.sense(texts.means(meaning), sentence)];
    });
  const rivals = facts.rivals
    .slice(0, maxRivals)
    .map(({ translation, word, own, sentence }) =>
      texts.usage.rival(
        translation,
        mark(text),
        mark(word.text),
        own && quoteSentence(context, own),
        sentence && quoteSentence(context, sentence),
      ),
    );
  const phrases = facts.headwordPhrases.slice(0, 5);
  const tips: Tip[] = [
    `${texts.usage.level(level)} ${texts.usage.rank(rank, facts.wordsOfLanguage, language)}`,
    ...senses,
    synonymTip(context),
    questionTip(context),
    ...rivals,
    phrases.length > 0 && texts.usage.phrasesOf(mark(text), glossRelated(phrases)),
  ];
  return tips.filter((tip) => typeof tip === 'string');
}
