import type { FormName } from '@topwords/languages/tutor';
import type { ParadigmTable } from '@topwords/languages/paradigms';
import { cellsByColumn, type TableCell } from '../../facts/table-cells.ts';
import { isAskedForm } from '../forms/is-asked-form.ts';
import { describeLabel, nameOfTable } from '../forms/describe-form.ts';
import { joinLines, joinParagraphs, listOf, star, starAll } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { wordsAskedAbout } from '../notes/find-notes.ts';
import type { Note } from '../taught/note.ts';
import { findContrast } from '../notes/find-contrast.ts';
import { sayContrast } from '../notes/say-note.ts';
import { replyNotes } from './reply-notes.ts';

/** A whole table has at most twelve cells: six cases in two numbers. */
const maxLines = 12;
const maxWords = 3;

/** Names of all forms together: for a word without these, they ask for its other forms. */
const whole: ReadonlySet<FormName> = new Set(['conjugation', 'declension']);

/** What is wrong with the form in a sentence of the question, and the forms that it asks for. */
export function replyForms(context: ReplyContext): string {
  const { asked, sources, facts } = context;
  const wrong = asked.samples.flatMap(({ text, words }) => {
    if (words.length < 2) return [];
    const { isWrong, changes } = sources.correct(text, facts);
    return isWrong ? [changes] : [];
  });
  return joinParagraphs([...wrong, sayTables(context)]);
}

/** The named forms, or the first table; and the names of the other tables. */
function sayTables(context: ReplyContext): string {
  const { facts, texts, asked } = context;
  const { word, tables, native } = facts;
  const marked = star(word.text);
  const [first] = tables;
  const isOfSeveral = asked.forms.length > 1 || asked.mentions.length > 1;
  const words = wordsAskedAbout(context).filter(({ pos }) => pos === word.pos);
  if (asked.names.length > 0 && words.length > 1 && words.length <= maxWords) {
    const each = words.map((one) =>
      sayTables({
        ...context,
        facts: context.sources.factsOf(one, native),
        asked: { ...asked, mentions: [], forms: [] },
      }),
    );
    return joinParagraphs(each);
  }
  const contrast = isOfSeveral ? findContrast(context) : undefined;
  if (contrast) return sayContrast(contrast, context);
  if (!first) return replyNotes(context, { evidence: 4 }) ?? texts.noForms(marked);
  const isCompared = asked.names.length === 1 && asked.names[0] === 'comparative';
  const cells = cellsByColumn(tables);
  const ofAll = cells.filter((cell) =>
    isCompared ? cell.table === 'comparison' : isAskedForm(cell, asked.names),
  );
  // "The second and third form" are two forms, "genitive plural" is one.
  const areTwo = asked.names.every((one) => cells.some((cell) => isAskedForm(cell, [one])));
  const named =
    ofAll.length > 0 || !areTwo
      ? ofAll
      : cells.filter((cell) => asked.names.some((one) => isAskedForm(cell, [one])));
  const [only] = named;
  if (named.length === 1 && only) {
    const forms = formsOf(only, texts.irregular);
    return texts.formIs(marked, describeLabel(only, native), forms);
  }
  const shown = named.length > 0 ? named.slice(0, maxLines) : cellsByColumn(mainTables(tables));
  const shownTables = new Set(shown.map(({ table }) => table));
  const left = tables.filter(({ name }) => !shownTables.has(name));
  const isMissing = named.length === 0 && asked.names.some((name) => !whole.has(name));
  const isOfTopic = ({ kind, topics }: Note) =>
    kind === 'grammar' && topics.some((topic) => asked.topics.includes(topic));
  const note = isMissing
    ? (replyNotes(context, { evidence: 4, isWanted: isOfTopic }) ??
      replyNotes(context, { evidence: 4 }))
    : asked.names.length === 0
      ? replyNotes(context, { evidence: 10, isWanted: ({ kind }) => kind === 'grammar' })
      : undefined;
  if (note !== undefined) return joinParagraphs([isMissing && texts.noSuchForm(marked), note]);
  return joinParagraphs([
    joinLines([
      isMissing && texts.noSuchForm(marked),
      texts.formsOf(marked),
      listOf(
        shown.map((cell) => `${describeLabel(cell, native)}: ${formsOf(cell, texts.irregular)}`),
      ),
    ]),
    left.length > 0 &&
      texts.otherTables(left.map(({ name }) => nameOfTable(name, native)).join(', ')),
  ]);
}

function formsOf({ forms, isIrregular }: TableCell, irregular: string): string {
  return isIrregular ? `${starAll(forms)} (${irregular})` : starAll(forms);
}

/** The first table; also the second if the first has only infinitive and participles. */
function mainTables(tables: readonly ParadigmTable[]): readonly ParadigmTable[] {
  return tables.slice(0, tables[0]?.name === 'non-finite' ? 2 : 1);
}
