import { openDatabase, type Database } from '../../db/open-database.ts';

/** The address of the server on which the tests have their databases; undefined for files. */
export function testServer(): string | undefined {
  const address = process.env['TEST_DATABASE_URL'] ?? '';
  return address.startsWith('mysql://') ? address : undefined;
}

/** The address of a database on a server. */
export function addressOf(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

/** Works on a connection to a database, and ends it. */
export async function withServer<Result>(
  address: string,
  work: (root: Database) => Promise<Result>,
): Promise<Result> {
  const root = openDatabase(address);
  try {
    return await work(root);
  } finally {
    await root.destroy();
  }
}
