/** Tables whose rows of a user are remembered, and the column that names the user in each. */
const userColumns: ReadonlyMap<string, string> = new Map([
  ['users', 'id'],
  ['sessions', 'user_id'],
  ['user_targets', 'user_id'],
  ['word_marks', 'user_id'],
  ['practice_settings', 'user_id'],
]);

const watched = new RegExp(`\\b(?:${[...userColumns.keys()].join('|')})\\b`, 'i');
const reading = /^\s*(?:select|pragma|begin|commit|rollback|savepoint|release|explain)\b/i;
const insertion = /^insert into `(\w+)` \(([^)]*)\) (?:values|select \? as )/i;
const change = /^(?:update|delete from) `(\w+)` (?:.*? )?where `(\w+)` = \?(?: and |$)/is;
/** Words with which a statement may concern other users than those that it names. */
const further = /\b(?:or|join|select)\b/i;

/**
 * Which users' remembered rows a statement may change: none, those among its values, or anyone's. A
 * statement that this does not understand may change anyone's.
 */
export function changedUsers(sql: string): 'none' | 'named' | 'anyone' {
  if (reading.test(sql) || !watched.test(sql)) return 'none';
  const inserted = insertion.exec(sql);
  if (inserted !== null) {
    const [, table = '', columns = ''] = inserted;
    return columns.includes(`\`${userColumns.get(table)}\``) ? 'named' : 'anyone';
  }
  if (further.test(sql)) return 'anyone';
  const [, table = '', column] = change.exec(sql) ?? [];
  return column !== undefined && userColumns.get(table) === column ? 'named' : 'anyone';
}
