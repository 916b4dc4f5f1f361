import { describeLabel } from '../forms/describe-form.ts';
import { findOffered, type Offered } from '../offered/find-offered.ts';
import { joinLines, star, starAll } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

/** The right form instead of one that does not exist; undefined if the question offers none. */
export function replyOffered(context: ReplyContext): string | undefined {
  const { intent } = context.asked;
  if (!offering.has(intent)) return undefined;
  const offered = findOffered(context);
  return offered && sayOffered(offered, context);
}

const offering: ReadonlySet<string> = new Set([
  'forms',
  'acceptable',
  'unknown',
  'confirm',
  'difference',
  'correct',
  'gender',
  'countable',
  'grammar',
  'reason',
  'meaning',
  'spelling',
  'translation',
]);

/** "Not *dormiendo*: *durmiendo* (gerund, irregular)", and the rule that the form shows. */
function sayOffered({ written, word, cells }: Offered, context: ReplyContext): string {
  const { texts, facts, sources } = context;
  const byForm = Object.entries(Object.groupBy(cells, ({ forms }) => forms.join(' ')));
  const lines = byForm.map(([, group = []]) => {
    const [first] = group;
    const names = group.slice(0, 2).map((cell) => describeLabel(cell, facts.native));
    const label = [names.join(' / '), ...(first?.isIrregular ? [texts.irregular] : [])].join(', ');
    return texts.notForm(star(written), starAll(first?.forms ?? []), label);
  });
  const about = word.id === facts.word.id ? facts : sources.factsOf(word, facts.native);
  const rights = cells.flatMap(({ forms }) => forms);
  const tip = sources
    .grammarOf(about)
    .find((one) => rights.some((form) => one.includes(star(form)) && !one.includes(written)));
  return joinLines([...lines, tip]);
}
