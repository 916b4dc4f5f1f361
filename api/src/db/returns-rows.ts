import type { Database } from './open-database.ts';
import { isMysql } from './open-database.ts';

/** By the settings of a database, which its transactions share. */
const known = new WeakMap<object, boolean>();

/** MariaDB 10.5 and later. To some clients it reports a version with the prefix `5.5.5-`. */
const returningServer = /^(?:5\.5\.5-)?(?:10\.(?:[5-9]|\d\d)|1[1-9]|[2-9]\d)\..*MariaDB/i;

/** Whether a server with such a version answers an INSERT with the rows that it wrote. */
export function isReturningServer(version: string): boolean {
  return returningServer.test(version);
}

/** Whether an INSERT may end in RETURNING: SQLite and MariaDB know it, MySQL and TiDB do not. */
export async function returnsRows(db: Database): Promise<boolean> {
  if (!isMysql(db)) return true;
  const settings = db.client.config as object;
  let returns = known.get(settings);
  if (returns === undefined) {
    const [rows] = (await db.raw('SELECT VERSION() AS version')) as [{ version: string }[]];
    returns = isReturningServer(rows[0]?.version ?? '');
    known.set(settings, returns);
  }
  return returns;
}
