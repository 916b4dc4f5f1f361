import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort, isListening } from '../processes/port.ts';

/** A process of the product on a port and a database of its own. */
export interface ServedProduct {
  url: string;
  /** Ends the process and removes its database. */
  stop: () => Promise<void>;
}

/** Serves what is built, without any limit on how often accounts are made. */
export async function serveProduct(root: string): Promise<ServedProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'topwords-screens-'));
  const port = await findFreePort();
  const server = spawn(process.execPath, ['api/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VOICE_RECORD_AHEAD: 'off',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATABASE_URL: `sqlite:${join(folder, 'topwords.db')}`,
      LIMIT_REGISTER_ADDRESS: '100000',
    },
  });
  const ended = once(server, 'exit');

  async function stop(): Promise<void> {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }

  while (server.exitCode === null) {
    if (await isListening(port)) return { url: `http://localhost:${port}`, stop };
    await wait(50);
  }
  await stop();
  throw new Error('The product did not start');
}
