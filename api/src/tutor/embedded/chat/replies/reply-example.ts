import type { LanguageCode } from '@topwords/platform/contracts';
import { interleave } from '../../../../bank/interleave.ts';
import { cellsByColumn, labelsOf } from '../../facts/table-cells.ts';
import type { Use } from '../../facts/word-facts.ts';
import { describeLabel } from '../forms/describe-form.ts';
import { isAskedForm } from '../forms/is-asked-form.ts';
import { meetsCondition } from '../forms/meets-condition.ts';
import { cueWordsOf } from '../recognise/find-samples.ts';
import { stemsIn, wordsIn } from '../taught/rank-notes.ts';
import { joinLines, joinParagraphs, listOf, pairOf, star } from '../reply/markup.ts';
import { saidBefore, type ReplyContext } from '../reply/reply-context.ts';

const maxShown = 3;
/** Where the one that differs is to come at the end. */
const last = /(?<!\p{L})(?:last|[uú]ltim[oa]|последн\p{L}+|sonuncu\p{L}*)(?!\p{L})/iu;

/** Sentences that were not shown before, in the requested form if any. */
export function replyExample(context: ReplyContext): string {
  const { facts, texts, asked, history, sources } = context;
  const { word, native } = facts;
  const marked = star(word.text);
  const isPlain =
    asked.names.length === 0 &&
    asked.conditions.length === 0 &&
    (asked.counts.total ?? 0) <= facts.uses.length;
  const others = otherWords(context);
  const uses = isPlain && others.length === 0 ? facts.uses : sources.usesOf(word, native);
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
  const isWanted = (use: Use) =>
    (asked.names.length === 0 || isInForm(use, context)) &&
    asked.conditions.every((condition) => meetsCondition(use, condition, word)) &&
    others.every((forms) => wordsIn(use.sentence.text).some((one) => forms.has(one)));
  const inForm = aboutFirst(fresh.filter(isWanted), context);
  const isAny = isPlain && others.length === 0;
  const isFormMissing = !isAny && inForm.length === 0;
  const { total = maxShown, some } = asked.counts;
  const chosen = isFormMissing
    ? spread(fresh).slice(0, asked.counts.total ?? 1)
    : some === undefined
      ? spread(inForm).slice(0, total)
      : chooseSome(spread(inForm), spread(fresh.filter((use) => !isWanted(use))), {
          total,
          some,
        });
  // "The last one in the past."
  const shown = some !== undefined && last.test(asked.message) ? chosen.toReversed() : chosen;
  const isFew = !isFormMissing && shown.length < (asked.counts.total ?? 0);
  const isFirst = fresh.length === uses.length;
  const intro = isFirst ? texts.examplesOf : texts.moreExamplesOf;
  return joinParagraphs([
    joinLines([
      isFormMissing ? texts.noExampleOfForm(marked) : intro(marked, shown.length),
      listOf(shown.map((use) => lineOf(use, word.text, native))),
      isFew && texts.fewExamples(shown.length),
    ]),
    fresh.length > shown.length ? texts.askForMore : '',
  ]);
}

/** Sentences about what the question names first: "about my sister". */
function aboutFirst(uses: readonly Use[], { facts, asked }: ReplyContext): Use[] {
  const { native } = facts;
  const cues = cueWordsOf(native);
  const wanted = stemsIn(
    wordsIn(asked.message)
      .filter((one) => !cues.has(one))
      .join(' '),
    native,
  );
  const shared = ({ sentence }: Use) => {
    const own = stemsIn(sentence.translation, native);
    return [...wanted].filter((stem) => own.has(stem)).length;
  };
  return uses.toSorted((a, b) => shared(b) - shared(a));
}

/** As many sentences as asked for that meet the condition, and the others without it. */
function chooseSome(
  wanted: readonly Use[],
  others: readonly Use[],
  { total, some }: { total: number; some: number },
): Use[] {
  const chosen = wanted.slice(0, some);
  const rest = [...others, ...wanted.slice(some)];
  return [...chosen, ...rest.slice(0, total - chosen.length)];
}

/** Whether the word is in the form that was asked for, or, if it has no such form, a verb beside it. */
function isInForm({ labels, sentence }: Use, { facts, asked, sources }: ReplyContext): boolean {
  const { word, tables } = facts;
  if (labels.some((label) => isAskedForm(label, asked.names))) return true;
  if (cellsByColumn(tables).some((cell) => isAskedForm(cell, asked.names))) return false;
  return wordsIn(sentence.text).some((text) =>
    sources.finder
      .find(word.language, text)
      .filter(({ pos }) => pos === 'verb')
      .some((verb) =>
        labelsOf(sources.tablesOf(verb), text).some((label) => isAskedForm(label, asked.names)),
      ),
  );
}

/** The forms of other words that a sentence should have. */
function otherWords({ asked, facts, sources }: ReplyContext): ReadonlySet<string>[] {
  const { id, language } = facts.word;
  const others = asked.mentions.filter(
    ({ word, others: alike }) => ![word, ...alike].some((one) => one.id === id),
  );
  return others.map(({ word, raw }) => {
    const texts = sources
      .tablesOf(word)
      .flatMap(({ rows }) =>
        rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.forms ?? [])),
      );
    return new Set(
      [raw, word.text, ...word.forms, ...texts].flatMap((text) =>
        wordsIn(text.toLocaleLowerCase(language)),
      ),
    );
  });
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
