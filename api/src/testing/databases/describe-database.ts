import type { Database } from '../../db/open-database.ts';

/** Everything in a database of a server. */
export interface DatabaseDescription {
  /** The statement that creates each table, with its keys and the next number of its ids. */
  tables: Record<string, string>;
  triggers: unknown[];
  /** The rows of each table that has any. */
  rows: Record<string, unknown[]>;
}

/** Names of the tables in a database, and which of them have rows. */
export async function listTables(root: Database, name: string) {
  const [found] = await root.raw('SHOW TABLES FROM ??', [name]);
  const tables = (found as Record<string, string>[]).flatMap((row) => Object.values(row));
  if (tables.length === 0) return { tables, filled: [] };
  const questions = tables.map(() => 'SELECT ? AS name WHERE EXISTS (SELECT 1 FROM ??.??)');
  const [filled] = await root.raw(
    questions.join(' UNION ALL '),
    tables.flatMap((table) => [table, name, table]),
  );
  return { tables, filled: (filled as { name: string }[]).map((row) => row.name) };
}

/** Describes a database, so that a later description shows whether anything in it differs. */
export async function describeDatabase(root: Database, name: string): Promise<DatabaseDescription> {
  const { tables, filled } = await listTables(root, name);
  const statements = await Promise.all(
    tables.map(async (table) => {
      const [[row]] = await root.raw('SHOW CREATE TABLE ??.??', [name, table]);
      return [table, row['Create Table'] as string] as const;
    }),
  );
  const rows = await Promise.all(
    filled.map(async (table) => [table, await root(table).withSchema(name)] as const),
  );
  const [triggers] = await root.raw('SHOW TRIGGERS FROM ??', [name]);
  return {
    tables: Object.fromEntries(statements),
    triggers,
    rows: Object.fromEntries(rows),
  };
}
