import type { ComposeContext } from './compose-context.ts';
import { mark, markAll, meaningOf, nameOfForm } from '@topwords/languages/tutor';
import type { RelatedWord } from '@topwords/platform/contracts';
import type { Related } from '../facts/word-facts.ts';
import { pairOf } from './compose-definition.ts';
import { glossRelated } from './compose-examples.ts';

const maxIrregular = 4;
const maxRelated = 12;

/** Additional insights by their native titles. */
export function composeInsights(context: ComposeContext): Record<string, string> {
  const { facts, texts } = context;
  const { insights } = texts;
  const word = mark(facts.word.text);
  const pair = pairOf(context);
  const synonyms = facts.synonyms.filter((one) => one.word.text !== pair);
  const irregular = facts.irregular
    .slice(0, maxIrregular)
    .map((cell) => `${markAll(cell.forms)} (${nameOfForm(context, cell)})`);
  const forms = [
    ...new Set(facts.uses.map(({ form }) => form.toLocaleLowerCase(facts.word.language))),
  ];
  const [friend] = facts.falseFriends;
  const [cognate] = facts.cognates;
  const [sense] = facts.senses;
  const meaning = sense ? meaningOf(sense) : '';
  const entries: [string, string | undefined][] = [
    [insights.rank, insights.rankValue(facts.word.rank, facts.wordsOfLanguage)],
    [insights.level, texts.levels[facts.word.level]],
    [insights.pair, pair && `${word}, ${mark(pair)}`],
    [insights.synonyms, glossRelated(synonyms)],
    [insights.family, glossRelated(facts.family)],
    [insights.confusable, glossRelated(facts.confusable)],
    [
      insights.falseFriend,
      friend && insights.falseFriendValue(word, meaning, friend.text, markAll(friend.means)),
    ],
    [insights.cognate, cognate && insights.cognateValue(word, cognate)],
    [insights.irregular, irregular.join(', ')],
    [insights.forms, forms.length > 1 ? markAll(forms) : ''],
  ];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** Related words of the bank, and their relation. */
export function composeRelated(context: ComposeContext): RelatedWord[] {
  const { facts, texts } = context;
  const pair = pairOf(context);
  const found = new Map<number, RelatedWord>();
  const add = (related: readonly Related[], relation: (one: Related) => string) => {
    for (const one of related) {
      if (found.has(one.word.id)) continue;
      const { id, text } = one.word;
      found.set(id, { word_id: id, text, translation: one.translation, relation: relation(one) });
    }
  };
  const { relation } = texts;
  add(facts.synonyms, (one) => (one.word.text === pair ? relation.pair : relation.synonym));
  add(facts.rivals, () => relation.sameTranslation);
  add(facts.family, () => relation.family);
  add(facts.headwordPhrases.slice(0, 3), () => relation.phrase);
  add(facts.confusable, () => relation.alike);
  return [...found.values()].slice(0, maxRelated);
}
