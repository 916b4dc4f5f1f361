import type { Database } from './open-database.ts';

/** Two accounts, by id: the learning of one goes to the other. */
export interface Accounts {
  from: string;
  into: string;
}

/** Rows of one insert. */
const chunk = 100;

/** Inserts rows of one account as another's. */
export async function copyRows(
  transaction: Database,
  table: string,
  rows: readonly object[],
  into: string,
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunk) {
    const part = rows.slice(start, start + chunk).map((row) => ({ ...row, user_id: into }));
    await transaction(table).insert(part);
  }
}
