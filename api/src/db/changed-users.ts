/** Names of a user's cached values; `session …` is the user, if they have that session. */
export type RememberedName = 'marks' | 'settings' | 'targets' | `session ${string}`;

interface Table {
  /** The column that names the user. */
  column: string;
  /** The only cached value that is read from the table; undefined if there are several. */
  name?: RememberedName;
}

/** Tables whose rows are cached by user. */
const tables: ReadonlyMap<string, Table> = new Map<string, Table>([
  // Deleting a user also deletes all their other rows.
  ['users', { column: 'id' }],
  ['sessions', { column: 'user_id' }],
  ['user_targets', { column: 'user_id', name: 'targets' }],
  ['word_marks', { column: 'user_id', name: 'marks' }],
  ['practice_settings', { column: 'user_id', name: 'settings' }],
]);

const watched = new RegExp(`\\b(?:${[...tables.keys()].join('|')})\\b`, 'i');
const reading = /^\s*(?:select|pragma|begin|commit|rollback|savepoint|release|explain)\b/i;
const insertion = /^insert into `(\w+)` \(([^)]*)\) (?:values|select \? as )/i;
const change = /^(?:update|delete from) `(\w+)` (?:.*? )?where `(\w+)` = \?(?: and |$)/is;
/** Words in a statement that may change rows of users it does not name. */
const further = /\b(?:or|join|select)\b/i;

/**
 * Whose cached rows a statement may change: nobody's, those of users among its values, or anyone's.
 * A statement that is not understood counts as anyone's.
 */
export function changedUsers(
  sql: string,
): 'none' | 'anyone' | { name: RememberedName | undefined } {
  if (reading.test(sql) || !watched.test(sql)) return 'none';
  const inserted = insertion.exec(sql);
  if (inserted === null && further.test(sql)) return 'anyone';
  const [, tableName = '', columns = ''] = inserted ?? change.exec(sql) ?? [];
  const table = tables.get(tableName);
  if (table === undefined) return 'anyone';
  const isNamed = inserted ? columns.includes(`\`${table.column}\``) : columns === table.column;
  return isNamed ? { name: table.name } : 'anyone';
}
