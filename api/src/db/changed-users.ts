/** What is remembered of a user, by name; `session …` is the user, if they have that session. */
export type RememberedName = 'marks' | 'settings' | 'targets' | `session ${string}`;

interface Table {
  /** The column that names the user. */
  column: string;
  /** The only value that is read from the table; undefined if there are more. */
  name?: RememberedName;
}

/** Tables whose rows of a user are remembered. */
const tables: ReadonlyMap<string, Table> = new Map<string, Table>([
  // Deleting a user deletes all other rows of theirs.
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
/** Words with which a statement may concern other users than those that it names. */
const further = /\b(?:or|join|select)\b/i;

/**
 * Which users' remembered rows a statement may change: none, those among its values, or anyone's. A
 * statement that this does not understand may change anyone's.
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
