import type { ComposeContext } from './compose-context.ts';
import { markAll, nameOfForm } from '@topwords/languages/tutor';
import type { RelatedWord } from '@topwords/platform/contracts';
import { mainGlossOf } from '../../../bank/glosses.ts';
import type { NativeUsage, Reference } from '../../usage/native-usage.ts';
import { nameReferences } from './name-references.ts';

const maxIrregular = 4;
const maxRelated = 12;

/** Additional insights by their native titles. */
export function composeInsights({ facts, texts }: ComposeContext): Record<string, string> {
  const { word, usage, native } = facts;
  const { insights } = texts;
  const irregular = facts.irregular
    .slice(0, maxIrregular)
    .map((cell) => `${markAll(cell.forms)} (${nameOfForm({ texts }, cell)})`);
  const entries = {
    [insights.rank]: insights.rankValue(word.rank, facts.wordsOfLanguage),
    [insights.level]: texts.levels[word.level],
    [insights.pair]: nameReferences(usage.partners, native),
    [insights.motion]: nameReferences(otherOfMotion(facts.word.text, usage), native),
    [insights.similar]: nameReferences(usage.synonyms, native),
    [insights.opposites]: nameReferences(usage.opposites, native),
    [insights.family]: nameReferences(usage.family, native),
    [insights.irregular]: irregular.join(', '),
  };
  return Object.fromEntries(Object.entries(entries).filter(([, text]) => text !== ''));
}

/** The other verb of its pair of verbs of motion. */
function otherOfMotion(text: string, { motion }: NativeUsage): Reference[] {
  if (motion === undefined) return [];
  return [motion.oneWay, motion.manyWays].filter((one) => one.text !== text);
}

/** The words of the bank that authors name, and how they are related. */
export function composeRelated({ facts, texts }: ComposeContext): RelatedWord[] {
  const { usage, native } = facts;
  const { relation } = texts;
  const named: [readonly Reference[], string][] = [
    [usage.partners, relation.pair],
    [otherOfMotion(facts.word.text, usage), relation.motion],
    [usage.synonyms, relation.similar],
    [usage.opposites, relation.opposite],
    [usage.family, relation.family],
  ];
  const related = named.flatMap(([references, name]) =>
    references.flatMap(({ text, word }): RelatedWord[] =>
      word === undefined
        ? []
        : [{ word_id: word.id, text, translation: mainGlossOf(word, native), relation: name }],
    ),
  );
  const first = new Map(related.toReversed().map((one) => [one.word_id, one]));
  return [...first.values()].toReversed().slice(0, maxRelated);
}
