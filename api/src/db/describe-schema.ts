import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from './migrate-database.ts';
import { openDatabase, type Database } from './open-database.ts';

interface SchemaRow {
  type: 'table' | 'index' | 'view' | 'trigger';
  name: string;
  tbl_name: string;
  sql: string | null;
}

const header = `-- The schema of a freshly migrated SQLite database, without the migrator's own tables.
-- Generated from api/src/db/migrations.ts by \`npm run db:schema\`; edit the migrations instead.
`;

/** The committed text of the schema: the result of all migrations on an empty database. */
export async function describeFreshSchema(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'topwords-schema-'));
  const db = openDatabase(`sqlite:${join(folder, 'schema.db')}`, { synchronous: 'OFF' });
  try {
    await migrateDatabase(db);
    return await describeSchema(db);
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true });
  }
}

/**
 * The schema of a SQLite database as SQL: tables by name, each followed by its indexes and
 * triggers.
 */
export async function describeSchema(db: Database): Promise<string> {
  const rows = await db<SchemaRow>('sqlite_master')
    .whereNotNull('sql')
    .whereNot('tbl_name', 'like', 'knex%')
    .whereNot('tbl_name', 'like', 'sqlite%')
    .orderBy('tbl_name')
    .orderByRaw("type <> 'table'")
    .orderBy('name');
  const statements = rows.map(({ type, sql }) => {
    const line = (sql ?? '').replace(/\s+/g, ' ').trim();
    return type === 'table' ? splitParts(line) : `${line};\n`;
  });
  return [header, ...statements].join('\n');
}

/** Columns and keys each on a line, so that a change of one changes one line. */
function splitParts(statement: string): string {
  const broken = statement.replace(
    /^([^(]+?) *\((.*)\)([^)]*)$/,
    (_all, start: string, parts: string, end: string) => {
      // A comma outside brackets: no closing bracket follows it before an opening one.
      const lines = parts.split(/,(?![^(]*\))/).map((part) => `  ${part.trim()}`);
      return `${start} (\n${lines.join(',\n')}\n)${end}`;
    },
  );
  return `${broken};\n`;
}
