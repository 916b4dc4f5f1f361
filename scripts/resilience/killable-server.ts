import { join } from 'node:path';
import { findFreePort } from '../processes/port.ts';
import { startServer, type ServerProcess } from '../processes/server-process.ts';

/** An API that is killed and started again at the same address. */
export interface KillableServer {
  address: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
}

async function isReady(address: string): Promise<boolean> {
  const response = await fetch(`${address}/readyz`).catch(() => undefined);
  return response?.ok === true;
}

/** Prepares an API. Once started, it answers `/readyz`. */
export async function killableServer(
  root: string,
  env: Record<string, string>,
): Promise<KillableServer> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  let current: ServerProcess | undefined;
  return {
    address,
    async start() {
      current = await startServer([join(root, 'api/src/main.ts')], env, port);
      await current.whenServing(() => isReady(address));
    },
    kill: async () => current?.kill(),
  };
}
