/**
 * npm run dev: the API (restarted on change) and a development server for the shell and each
 * remote. The page is at http://localhost:3000; Ctrl-C stops everything.
 */
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { build } from './building/build.ts';
import { toolEnvironment } from './processes/run-command.ts';
import { listRemotes } from '../remote-kit/remotes/list-remotes.ts';
import { listSteps } from './building/list-steps.ts';
import { serveDevRegistry } from './serving/dev-registry.ts';
import { findListenFault } from './processes/port.ts';
import { startProcess } from './processes/server-process.ts';
import { readRemotePort } from '../remote-kit/remotes/read-remote-port.ts';

interface Server {
  name: string;
  port: number;
  command: readonly string[];
  env: Record<string, string>;
}

const root = join(import.meta.dirname, '..');
const apiPort = 4000;
const registryPort = 4001;
const shellPort = 3000;
const remotes = listRemotes(root).map((folder) => ({ folder, port: readRemotePort(root, folder) }));

function frontEnd(folder: string, port: number): Server {
  return {
    name: folder,
    port,
    command: ['rspack', 'serve', '-c', `${folder}/rspack.config.js`, '--port', String(port)],
    env: { API_PORT: String(apiPort), REGISTRY_PORT: String(registryPort) },
  };
}

const servers: Server[] = [
  {
    name: 'api',
    port: apiPort,
    command: ['node', '--watch', '--watch-preserve-output', 'api/src/main.ts'],
    env: { PORT: String(apiPort) },
  },
  frontEnd('shell', shellPort),
  ...remotes.map(({ folder, port }) => frontEnd(folder, port)),
];

const stopping = new AbortController();

async function startServer({ name, command, env }: Server): Promise<void> {
  const output = new PassThrough();
  createInterface({ input: output }).on('line', (line) => {
    console.log(`${name.padEnd(14)} ${line}`);
  });
  const code = await startProcess(command, {
    cwd: root,
    env: toolEnvironment(root, { NODE_ENV: 'development', FORCE_COLOR: '1', ...env }),
    signal: stopping.signal,
    onOutput: (chunk) => output.write(chunk),
  }).ended;
  if (code !== 0 && code !== null) process.exitCode = 1;
  stopping.abort();
}

async function startAll(): Promise<void> {
  for (const port of [...servers.map((server) => server.port), registryPort]) {
    const fault = await findListenFault(port);
    if (fault) {
      console.error(`Port ${port} is taken by another program: npm run dev needs it.`);
      process.exitCode = 1;
      return;
    }
  }
  const bank = listSteps(root).filter((step) => step.name === 'content');
  if (!(await build({ root, steps: bank, print: console.log }))) {
    process.exitCode = 1;
    return;
  }
  const registry = serveDevRegistry(root, remotes, registryPort);
  stopping.signal.addEventListener('abort', () => registry.close());
  for (const server of servers) void startServer(server);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
}

await startAll();
