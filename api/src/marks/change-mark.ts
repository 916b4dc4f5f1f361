import type { MarkAction } from '@topwords/platform/contracts';
import { isMysql, type Database } from '../db/open-database.ts';
import { returnsRows } from '../db/returns-rows.ts';
import { findMarks, toMark, type Mark, type MarkRow } from './mark-repository.ts';

interface MarkChange {
  action: MarkAction;
  /** Undefined toggles the mark. */
  value: boolean | undefined;
  /** When the learner did it, UTC milliseconds. */
  at: number;
}

const columns = { star: 'starred_at', learned: 'learned_at' } as const;
const setColumns = { star: 'starred_set_at', learned: 'learned_set_at' } as const;

type Kind = 'toggle' | 'set' | 'clear';

/** The values of a statement: `$user`, `$word`, `$at`, and `$set`, the column of a new row. */
type Values = Record<'user' | 'word' | 'at' | 'set', string | number | null>;

interface Statement {
  sql: string;
  bindings: (keyof Values)[];
}

/** Replaces each `$name` in a statement's text with `?`, and lists the names in order. */
function writeStatement(text: string): Statement {
  const bindings = [...text.matchAll(/\$(\w+)/g)].map(([, name]) => name as keyof Values);
  return { sql: text.replaceAll(/\$\w+/g, '?'), bindings };
}

function statementOf(action: MarkAction, kind: Kind, dialect: 'mysql' | 'sqlite'): Statement {
  const [column, setAt] = [columns[action], setColumns[action]];
  const stored = `word_marks.${column}`;
  const changed = {
    toggle: `CASE WHEN ${stored} IS NULL THEN $at ELSE NULL END`,
    set: `COALESCE(${stored}, $at)`,
    clear: 'NULL',
  }[kind];
  const unlessLater = (name: string, value: string) =>
    `${name} = CASE WHEN word_marks.${setAt} > $at THEN word_marks.${name} ELSE ${value} END`;
  const isLearned = action === 'learned';
  // MySQL evaluates these in order, each with the new values of those before.
  const changes = [
    unlessLater(column, changed),
    ...(isLearned ? [unlessLater('learned_by', "'learner'")] : []),
    unlessLater(setAt, '$at'),
  ];
  const onConflict = {
    mysql: 'ON DUPLICATE KEY UPDATE',
    sqlite: 'ON CONFLICT (user_id, word_id) DO UPDATE SET',
  }[dialect];
  return writeStatement(
    [
      `INSERT INTO \`word_marks\` (\`user_id\`, \`word_id\`, \`${column}\`, \`${setAt}\`${isLearned ? ', `learned_by`' : ''})`,
      `VALUES ($user, $word, $set, $at${isLearned ? ", 'learner'" : ''})`,
      `${onConflict} ${changes.join(', ')}`,
    ].join(' '),
  );
}

const statements = new Map<string, Statement>();

/** Made when first needed. */
function findStatement(action: MarkAction, kind: Kind, dialect: 'mysql' | 'sqlite'): Statement {
  const key = `${action} ${kind} ${dialect}`;
  let statement = statements.get(key);
  if (statement === undefined)
    statements.set(key, (statement = statementOf(action, kind, dialect)));
  return statement;
}

/**
 * Sets a mark for the learner, or toggles it, in one statement; changes nothing if the learner has set
 * or removed it later than that. A mark that is already set keeps its time. Where the database does
 * not return what it writes, a second statement reads it.
 * @returns the word's marks as they are then; undefined if the account was deleted meanwhile
 */
export async function changeMark(
  db: Database,
  userId: string,
  wordId: number,
  { action, value, at }: MarkChange,
): Promise<Mark | undefined> {
  const kind = value === undefined ? 'toggle' : value ? 'set' : 'clear';
  const { sql, bindings } = findStatement(action, kind, isMysql(db) ? 'mysql' : 'sqlite');
  const values: Values = { user: userId, word: wordId, at, set: value === false ? null : at };
  const bound = bindings.map((name) => values[name]);
  if (!(await returnsRows(db))) {
    await db.raw(sql, bound);
    return (await findMarks(db, userId, [wordId])).get(wordId);
  }
  const answer: unknown = await db.raw(`${sql} RETURNING *`, bound);
  const [row] = (isMysql(db) ? (answer as [MarkRow[]])[0] : answer) as MarkRow[];
  return row && toMark(row);
}
