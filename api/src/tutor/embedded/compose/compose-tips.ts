import { allTutor, mark, type Tip } from '@topwords/languages/tutor';
import type { NativeUsage } from '../../usage/native-usage.ts';
import { keyOf } from '../facts/tokens.ts';
import type { ComposeContext } from './compose-context.ts';
import { isContrasted } from './compose-usage.ts';

const maxOfForms = 4;

/** Grammar tips: a verb's pair of motion, as authors say, then forms that a learner would get wrong. */
export function composeTips(context: ComposeContext): string[] {
  const { language } = context.facts.word;
  const ofForms = allTutor[language]
    .tips(context)
    .filter(isSaid)
    .filter((tip) => !isAuthored(tip, context));
  const motion = [sayMotion(context)].filter(isSaid);
  return [...new Set([...motion, ...ofForms.slice(0, maxOfForms)])];
}

function isSaid(tip: Tip): tip is string {
  return typeof tip === 'string' && tip !== '';
}

const marked = /\*([^*]+)\*/gu;

/** Whether the word's note or patterns already name most of what a tip names. */
function isAuthored(tip: string, { facts }: ComposeContext): boolean {
  const { word, usage } = facts;
  const plain = (text: string) => ` ${keyOf(text.replaceAll('\u0301', ''), word.language)} `;
  const ofPatterns = usage.patterns.flatMap(({ pattern, gloss }) => [pattern, gloss]);
  const written = plain([usage.note ?? '', ...ofPatterns].join(' '));
  const forms = [...tip.matchAll(marked)]
    .map(([, form = '']) => plain(form))
    .filter((form) => form.trim().length > 1 && form !== plain(word.text));
  const said = forms.filter((form) => written.includes(form));
  return said.length > 0 && said.length * 2 >= forms.length;
}

/** A pattern, its translation and an example: `depend on sth — зависеть от. *It depends on me.*` */
export function sayPattern({ pattern, gloss, example }: NativeUsage['patterns'][number]): string {
  const end = /[.?!…]$/u.test(gloss) ? '' : '.';
  return `${pattern} — ${gloss}${end} ${mark(example)}`;
}

/** The pair of verbs of motion that the word belongs to. */
function sayMotion({ facts, texts }: ComposeContext): Tip {
  const { motion } = facts.usage;
  if (!motion || isContrasted(facts.teaching, [motion.oneWay.text, motion.manyWays.text])) {
    return undefined;
  }
  return texts.motionPair(mark(motion.oneWay.text), mark(motion.manyWays.text));
}
