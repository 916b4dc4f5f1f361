import type { UserContext } from '../users/context.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { pagesOf } from '../db/pages-of.ts';
import type { DownloadedFile } from '../routing/file-route.ts';
import { localDate } from '../calendar/local-day.ts';
import { listRowsOf, type Row } from './account-data-repository.ts';
import { accountTable, learnerTables, type AccountTable } from './account-data.ts';
import { nameAccountFile } from './name-account-file.ts';

/** Change this with any change that would make a reader of the old format misread the file. */
const format = 'topwords-account-1';

type Value = Row[string] | boolean;

interface AccountFileContext extends UserContext {
  catalogue: Catalogue;
}

/**
 * Everything we store about the learner, as JSON described in docs/operations.md: all database rows
 * except secrets, with times as ISO 8601 in UTC and words in addition to their ids.
 */
export async function exportAccount(context: AccountFileContext): Promise<DownloadedFile> {
  const { user, now } = context;
  return {
    name: nameAccountFile(user.username, localDate(now, user.timeZone)),
    type: 'application/json; charset=utf-8',
    pieces: piecesOf(context),
  };
}

/** The file as `JSON.stringify` with an indent of 2 would write it, one page of a table at a time. */
async function* piecesOf(context: AccountFileContext): AsyncGenerator<string> {
  const { db, user, now, catalogue } = context;
  const [row = {}] = await listRowsOf(db, user.id, accountTable, { limit: 1, after: undefined });
  const account = { ...present(row, accountTable), has_password: user.hasPassword };
  const exported_at = new Date(now).toISOString();
  const start = JSON.stringify({ format, exported_at, account }, null, 2);
  // Without the closing brace and the line break before it.
  yield start.slice(0, -2);
  for (const table of learnerTables) {
    let isEmpty = true;
    yield `,\n  ${JSON.stringify(table.name)}: [`;
    const pages = pagesOf<Row>((limit, after) => listRowsOf(db, user.id, table, { limit, after }));
    for await (const page of pages) {
      const rows = page.map((own) => indented(present(withWord(own, catalogue), table)));
      yield (isEmpty ? '' : ',') + rows.join(',');
      isEmpty = false;
    }
    yield isEmpty ? ']' : '\n  ]';
  }
  yield '\n}';
}

/** A row of a list in the file, on separate lines. */
function indented(row: object): string {
  return `\n${JSON.stringify(row, null, 2)}`.replaceAll('\n', '\n    ');
}

/** Adds the word's text to a row with a word id, for readers without our bank. */
function withWord(row: Row, catalogue: Catalogue): Row {
  const word = typeof row['word_id'] === 'number' ? catalogue.find(row['word_id']) : undefined;
  return word ? { ...row, word: word.text, language_code: word.language } : row;
}

function present(row: Row, { withheld = [], flags = [] }: AccountTable): Record<string, Value> {
  const columns = Object.entries(row).filter(
    ([column]) => column !== 'user_id' && !withheld.includes(column),
  );
  return Object.fromEntries(
    columns.map(([column, value]) => [column, presentValue(column, value, flags)]),
  );
}

function presentValue(column: string, value: Row[string], flags: readonly string[]): Value {
  if (flags.includes(column)) return value !== 0;
  if (column.endsWith('_at') && value !== null) return new Date(value).toISOString();
  return value;
}
