import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { enableWriteAheadLog } from './enable-write-ahead-log.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'topwords-log-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a file that another connection is creating gets its log after that ends', async () => {
  const file = join(folder, 'test.db');
  const [first, second] = [new LibsqlDatabase(file), new LibsqlDatabase(file)];
  first.exec('CREATE TABLE words (id INTEGER)');
  first.exec('BEGIN EXCLUSIVE');
  expect(() => second.exec('PRAGMA journal_mode = WAL')).toThrow('locked');
  const kept = enableWriteAheadLog(second);
  await new Promise(setImmediate);
  first.exec('COMMIT');
  await kept;
  expect(second.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
  first.close();
  second.close();
});

test('any other fault is reported immediately', async () => {
  const broken = {
    exec() {
      throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' });
    },
  };
  await expect(enableWriteAheadLog(broken)).rejects.toThrow('disk I/O error');
});
