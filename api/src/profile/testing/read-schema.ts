import { isMysql, type Database } from '../../db/open-database.ts';

/** The columns of every table, read from the database. */
export async function readSchema(db: Database): Promise<Map<string, string[]>> {
  const rows: { table_name: string; column_name: string }[] = isMysql(db)
    ? await db('information_schema.columns')
        .whereRaw('table_schema = DATABASE()')
        .select('table_name AS table_name', 'column_name AS column_name')
    : await db
        .from(db.raw('sqlite_master AS tables, pragma_table_info(tables.name) AS columns'))
        .where('tables.type', 'table')
        .select('tables.name AS table_name', 'columns.name AS column_name');
  const byTable = Map.groupBy(rows, (row) => row.table_name);
  return new Map([...byTable].map(([table, of]) => [table, of.map((row) => row.column_name)]));
}

/** Tables with rows of learners: those with the column `user_id`. */
export async function listTablesOfLearners(db: Database): Promise<string[]> {
  const schema = await readSchema(db);
  return [...schema].filter(([, columns]) => columns.includes('user_id')).map(([table]) => table);
}
