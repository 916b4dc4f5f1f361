import type { LanguageCode } from '@topwords/platform/contracts';
import { interleave } from '../../../../bank/interleave.ts';
import type { Use } from '../../facts/word-facts.ts';
import { describeLabel } from '../forms/describe-form.ts';
import { isAskedForm } from '../forms/is-asked-form.ts';
import { joinLines, joinParagraphs, listOf, pairOf, star } from '../reply/markup.ts';
import { saidBefore, type ReplyContext } from '../reply/reply-context.ts';

const maxShown = 3;

/** Sentences that were not shown before, in the requested form if any. */
export function replyExample({ facts, texts, asked, history }: ReplyContext): string {
  const { word, uses, native } = facts;
  const marked = star(word.text);
  if (uses.length === 0) return texts.noExample(marked);
  const said = saidBefore(history);
  const fresh = uses.filter(({ sentence }) => !said.includes(sentence.text));
  const [first] = uses;
  if (fresh.length === 0 && first) {
    return joinParagraphs([
      joinLines([texts.noMoreExamples(marked, uses.length), listOf([pairOf(first.sentence)])]),
      `${texts.canTell} ${texts.suggestions.quiz}`,
    ]);
  }
  const inForm = fresh.filter((use) => use.labels.some((label) => isAskedForm(label, asked.names)));
  const isFormMissing = asked.names.length > 0 && inForm.length === 0;
  const shown = spread(inForm.length > 0 ? inForm : fresh).slice(0, maxShown);
  const isFirst = fresh.length === uses.length;
  const intro = isFirst ? texts.examplesOf : texts.moreExamplesOf;
  return joinParagraphs([
    joinLines([
      isFormMissing ? texts.noExampleOfForm(marked) : intro(marked, shown.length),
      listOf(shown.map((use) => lineOf(use, word.text, native))),
    ]),
    fresh.length > shown.length ? texts.askForMore : '',
  ]);
}

/** One sentence of each meaning before a second one of any. */
function spread(uses: readonly Use[]): Use[] {
  return interleave([...Map.groupBy(uses, ({ meaningId }) => meaningId).values()]);
}

/** A sentence, with the name of the word's form if it is inflected and has only one name. */
function lineOf(use: Use, text: string, native: LanguageCode): string {
  const [label] = use.labels;
  const isOther = use.form.toLocaleLowerCase() !== text.toLocaleLowerCase();
  if (!isOther || !label || use.labels.length !== 1) return pairOf(use.sentence);
  return `${pairOf(use.sentence)} (${star(use.form)}: ${describeLabel(label, native)})`;
}
