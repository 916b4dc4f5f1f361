import type { RelatedWord } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import { glossAs, mainGlossOf } from '../../../bank/glosses.ts';
import type { Reference } from '../../usage/native-usage.ts';
import type { ComposeContext } from './compose-context.ts';

const maxRelated = 8;
const maxFamily = 3;

/** The words of the bank that authors name, and how they are related. */
export function composeRelated({ facts, texts }: ComposeContext): RelatedWord[] {
  const { usage, native } = facts;
  const { relation } = texts;
  const named: [readonly Reference[], string][] = [
    [usage.partners, nameOfPartner(facts.usage.aspect, texts)],
    [otherOfMotion(facts.word.text, usage), relation.motion],
    [usage.opposites, relation.opposite],
    [usage.synonyms, relation.similar],
    [usage.family.slice(0, maxFamily), relation.family],
  ];
  const translate = (word: CatalogueWord) =>
    usage.family.some(({ text }) => text === word.text)
      ? mainGlossOf(word, native)
      : glossAs(word, facts.word.pos, native) || mainGlossOf(word, native);
  const related = named.flatMap(([references, name]) =>
    references.flatMap(({ text, word }): RelatedWord[] =>
      word === undefined
        ? []
        : [{ word_id: word.id, text, translation: translate(word), relation: name }],
    ),
  );
  const first = new Map(related.toReversed().map((one) => [one.word_id, one]));
  return [...first.values()].toReversed().slice(0, maxRelated);
}

/** The aspect of a verb's partner. */
function nameOfPartner(
  aspect: ComposeContext['facts']['usage']['aspect'],
  { aspect: names, relation }: ComposeContext['texts'],
): string {
  if (aspect === 'impf') return names.pf;
  return aspect === 'pf' ? names.impf : relation.pair;
}

/** The other verb of its pair of verbs of motion. */
function otherOfMotion(text: string, { motion }: ComposeContext['facts']['usage']): Reference[] {
  if (motion === undefined) return [];
  return [motion.oneWay, motion.manyWays].filter((one) => one.text !== text);
}
