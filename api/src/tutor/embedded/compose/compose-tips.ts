import { allTutor, mark, type Tip } from '@topwords/languages/tutor';
import type { NativeUsage } from '../../usage/native-usage.ts';
import type { ComposeContext } from './compose-context.ts';
import { composeLabels } from './compose-labels.ts';

const maxTips = 12;

/** Grammar tips: what the word's authors say, then its forms as its tables show them. */
export function composeTips(context: ComposeContext): string[] {
  const { usage, word } = context.facts;
  const tips: Tip[] = [
    usage.note,
    ...usage.patterns.map(sayPattern),
    sayAspect(context),
    sayMotion(context),
    ...composeLabels(context),
    ...allTutor[word.language].tips(context),
  ];
  const said = tips.filter((tip) => typeof tip === 'string');
  return [...new Set(said)].slice(0, maxTips);
}

/** A pattern, its translation and an example: `depend on sth — зависеть от. *It depends on me.*` */
export function sayPattern({ pattern, gloss, example }: NativeUsage['patterns'][number]): string {
  const end = /[.?!…]$/u.test(gloss) ? '' : '.';
  return `${pattern} — ${gloss}${end} ${mark(example)}`;
}

/** A verb's aspect, or its pair if it has a partner: the usual one comes first. */
function sayAspect({ facts, texts }: ComposeContext): string | undefined {
  const { aspect, partners } = facts.usage;
  const [partner] = partners;
  const word = mark(facts.word.text);
  if (aspect === undefined) return undefined;
  if (partner === undefined || aspect === 'both') return texts.aspects(word, aspect);
  const other = mark(partner.text);
  return aspect === 'impf' ? texts.aspectPair(word, other) : texts.aspectPair(other, word);
}

/** The pair of verbs of motion that the word belongs to. */
function sayMotion({ facts, texts }: ComposeContext): string | undefined {
  const { motion } = facts.usage;
  return motion && texts.motionPair(mark(motion.oneWay.text), mark(motion.manyWays.text));
}
