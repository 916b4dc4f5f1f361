import type { UserContext } from '../context.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { localDate } from '../words/local-day.ts';
import { listRowsOf, type Row } from './account-data-repository.ts';
import { accountTable, learnerTables, type AccountTable } from './account-data.ts';
import { nameAccountFile } from './file-name.ts';

/** Changes when a reader of the former would misread the file. */
const format = 'topwords-account-1';

type Value = Row[string] | boolean;

interface AccountFileContext extends UserContext {
  catalogue: Catalogue;
}

/**
 * Everything that is kept of the learner, as JSON that docs/operations.md describes: what the
 * database holds, but for secrets, with times as ISO 8601 in UTC and the words that ids stand for.
 */
export async function makeAccountFile({ db, user, now, catalogue }: AccountFileContext) {
  const [row = {}] = await listRowsOf(db, user.id, accountTable);
  const account = { ...present(row, accountTable), has_password: user.hasPassword };
  const tables = new Map<string, object[]>();
  for (const table of learnerTables) {
    const rows = await listRowsOf(db, user.id, table);
    tables.set(
      table.name,
      rows.map((own) => present(withWord(own, catalogue), table)),
    );
  }
  const exported_at = new Date(now).toISOString();
  return {
    name: nameAccountFile(user.username, localDate(now, user.timeZone)),
    text: JSON.stringify({ format, exported_at, account, ...Object.fromEntries(tables) }, null, 2),
  };
}

/** Names the word of a row that has one, for whoever reads it without our bank. */
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
