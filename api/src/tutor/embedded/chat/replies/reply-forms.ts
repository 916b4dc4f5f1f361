import type { FormName } from '@topwords/languages/tutor';
import type { ParadigmTable } from '@topwords/languages/paradigms';
import { cellsByColumn, type TableCell } from '../../facts/table-cells.ts';
import { isAskedForm } from '../forms/is-asked-form.ts';
import { describeLabel, nameOfTable } from '../forms/describe-form.ts';
import { joinLines, joinParagraphs, listOf, star, starAll } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

/** A whole table has at most twelve cells: six cases in two numbers. */
const maxLines = 12;

/** Names of all forms together: for a word without these, they ask for its other forms. */
const whole: ReadonlySet<FormName> = new Set(['conjugation', 'declension']);

/** The named forms, or the first table; and the names of the other tables. */
export function replyForms({ facts, texts, asked }: ReplyContext): string {
  const { word, tables, native } = facts;
  const marked = star(word.text);
  const [first] = tables;
  if (!first) return texts.noForms(marked);
  const named = cellsByColumn(tables).filter((cell) => isAskedForm(cell, asked.names));
  const [only] = named;
  if (named.length === 1 && only) {
    const forms = formsOf(only, texts.irregular);
    return texts.formIs(marked, describeLabel(only, native), forms);
  }
  const shown = named.length > 0 ? named.slice(0, maxLines) : cellsByColumn(mainTables(tables));
  const shownTables = new Set(shown.map(({ table }) => table));
  const left = tables.filter(({ name }) => !shownTables.has(name));
  const isMissing = named.length === 0 && asked.names.some((name) => !whole.has(name));
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
