import { allTutor } from '@topwords/languages/tutor';
import { labelsOf } from '../../facts/table-cells.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import type { Note } from '../taught/note.ts';

/** The grammar note that decides between two forms of the word that a question names. */
export function noteOfForms({ facts, asked, sources }: ReplyContext): Note | undefined {
  const { word, tables, native } = facts;
  if (asked.forms.length !== 2) return undefined;
  const [one = [], other = []] = asked.forms.map((form) =>
    labelsOf(tables, form).map(({ row, column }) => `${row} ${column}`),
  );
  const found = allTutor[word.language].topicsOfForms?.find(
    ({ forms: [a, b] }) =>
      (one.includes(a) && other.includes(b)) || (one.includes(b) && other.includes(a)),
  );
  if (!found) return undefined;
  return sources
    .taughtNotes(word.language, native)
    .grammar.find(({ topics }) => topics[0] === found.topic);
}
