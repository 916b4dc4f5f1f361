import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFreshSchema, describeSchema } from './describe-schema.ts';
import { openDatabase } from './open-database.ts';

// @spec RP4
test('the committed schema is up to date; npm run db:schema rewrites it', async () => {
  const committed = new URL('../../../docs/database.sql', import.meta.url);
  expect(await readFile(committed, 'utf8')).toBe(await describeFreshSchema());
});

test('each column, key and index has its line, including those added later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'topwords-schema-'));
  const db = openDatabase(`sqlite:${join(folder, 'test.db')}`);
  await db.raw('CREATE TABLE notes (id VARCHAR(9) NOT NULL,\n  page INTEGER, UNIQUE (id, page))');
  await db.raw('CREATE INDEX notes_by_page ON notes (page)');
  await db.raw('CREATE TABLE knex_migrations (id INTEGER)');
  await db.raw("ALTER TABLE notes ADD COLUMN kind VARCHAR(2) DEFAULT 'a'");
  const [, ...statements] = (await describeSchema(db)).split('\n\n');
  await db.destroy();
  await rm(folder, { recursive: true });
  expect(statements.join('\n').split('\n')).toEqual([
    'CREATE TABLE notes (',
    '  id VARCHAR(9) NOT NULL,',
    '  page INTEGER,',
    "  kind VARCHAR(2) DEFAULT 'a',",
    '  UNIQUE (id, page)',
    ');',
    'CREATE INDEX notes_by_page ON notes (page);',
    '',
  ]);
});
