import { loadBank, oldestMeanings } from '@topwords/content/bank';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { quantile } from '../statistics/quantile.ts';

const root = join(import.meta.dirname, '../..');
const api = join(root, 'api/src/main.ts');
const memoryScript = join(import.meta.dirname, 'catalogue-memory.ts');
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
    env: { ...process.env, ...env, LOG_LEVEL: 'info', NODE_ENV: 'production', PORT: '0' },
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

async function measureMemory(file: string): Promise<number> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--expose-gc', memoryScript, file]);
  return Number(stdout);
}

/**
 * Starts the API alternately with 200 meanings and with the whole bank, each on an SQLite database
 * that already contains its bank.
 */
export async function measureStartUps(folder: string): Promise<[small: StartUp, whole: StartUp]> {
  const whole = loadBank();
  const measured = [oldestMeanings(whole, smallMeanings), whole].map((bank, index) => {
    const file = join(folder, `bank-${index}.json`);
    const env = {
      BANK_FILE: file,
      DATABASE_URL: `sqlite:${join(folder, `start-${index}.db`)}`,
      TOKEN_SECRET: 'a secret of the benchmark alone, never used elsewhere',
      HOST: '127.0.0.1',
    };
    return { bank, file, env, times: new Array<number>() };
  });
  for (const { bank, file, env } of measured) {
    await writeFile(file, JSON.stringify(bank));
    await timeStart(env);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { env, times } of measured) times.push(await timeStart(env));
  }
  const [small, large] = await Promise.all(
    measured.map(async ({ bank, file, times }) => ({
      meanings: bank.meanings.length,
      words: bank.words.length,
      milliseconds: quantile(times),
      megabytes: await measureMemory(file),
    })),
  );
  if (!small || !large) throw new Error('Nothing was measured');
  return [small, large];
}
