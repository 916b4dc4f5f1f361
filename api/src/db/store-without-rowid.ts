import type { Knex } from 'knex';
import { isMysql } from './open-database.ts';

/**
 * Makes SQLite store a table, which has no indexes of its own, in the tree of its primary key. By
 * default it keeps a tree by row numbers, and for the primary key another one that repeats its
 * columns. Runs in a transaction; does nothing if it was done before, or on MySQL.
 */
export async function storeWithoutRowid(knex: Knex, table: string): Promise<void> {
  if (isMysql(knex)) return;
  const { sql } = await knex('sqlite_master').where({ type: 'table', name: table }).first('sql');
  if (/WITHOUT ROWID$/i.test(sql)) return;
  const copy = `${table}_copy`;
  await knex.raw(`${sql.replace(table, copy)} WITHOUT ROWID`);
  await knex.raw('INSERT INTO ?? SELECT * FROM ??', [copy, table]);
  await knex.schema.dropTable(table);
  await knex.schema.renameTable(copy, table);
}
