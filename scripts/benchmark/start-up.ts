import { encodeBank, loadBank, oldestMeanings, type Bank } from '@topwords/content/bank';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiSettings } from '../processes/start-api.ts';
import { takeTurns } from '../statistics/take-turns.ts';
import { measureMemory } from './measure-memory.ts';

const root = join(import.meta.dirname, '../..');
const api = join(root, 'api/src/main.ts');
const smallMeanings = 200;
const rounds = 9;

/** Milliseconds until the API listens, and the memory that the catalogue takes. */
export interface StartUp {
  meanings: number;
  words: number;
  milliseconds: number;
  megabytes: number;
}

/** Milliseconds from the start of the process until it reports that it listens. */
async function timeStart(env: Record<string, string>): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [api], {
    env: { ...process.env, ...env, LOG_LEVEL: 'info', PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    if (printed.includes('"msg":"listening"')) break;
    if (child.exitCode !== null) throw new Error(`The API did not start\n${printed}`);
  }
  const milliseconds = performance.now() - startedAt;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  return milliseconds;
}

/**
 * Starts the API alternately with 200 meanings and with the whole bank, each on an SQLite database
 * that already contains its bank.
 */
export async function measureStartUps(folder: string): Promise<[small: StartUp, whole: StartUp]> {
  async function prepare(bank: Bank, name: string) {
    const file = join(folder, `${name}.bin`);
    await writeFile(file, encodeBank(bank));
    const database = `sqlite:${join(folder, `${name}.db`)}`;
    return {
      meanings: bank.meanings.length,
      words: bank.words.length,
      megabytes: await measureMemory(file),
      start: () => timeStart(apiSettings(database, { BANK_FILE: file })),
    };
  }
  const bank = loadBank();
  const small = await prepare(oldestMeanings(bank, smallMeanings), 'small');
  const whole = await prepare(bank, 'whole');
  // The first start of each fills its database.
  const [short, long] = await takeTurns(rounds, small.start, whole.start, 1);
  return [
    { ...small, milliseconds: short },
    { ...whole, milliseconds: long },
  ];
}
