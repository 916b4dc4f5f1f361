/** npm start: builds what changed, then serves the whole application from this process. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from './building/build.ts';
import { listSteps } from './building/list-steps.ts';
import {
  describeReach,
  listenAddresses,
  type ListenSettings,
} from '../api/src/process/listen-addresses.ts';
import { takeLock } from './one-at-a-time.cjs';
import { keepRegistryFresh } from './serving/keep-registry-fresh.ts';
import { findListenFault, isListening, readPort } from './processes/port.ts';

const root = join(import.meta.dirname, '..');

async function findFault(port: number, settings: ListenSettings): Promise<string | undefined> {
  for (const address of listenAddresses(settings)) {
    const fault = await findListenFault(port, address);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Does not keep the process alive: a server that gives up or is stopped meanwhile ends it. */
async function waitUntilListening(port: number, host: string | undefined): Promise<boolean> {
  while (process.exitCode === undefined) {
    if (await isListening(port, host)) return true;
    await wait(50, undefined, { ref: false });
  }
  return false;
}

/**
 * Two processes started at the same time in a new folder take turns; the second finds everything
 * built.
 */
async function waitForBuild(stopping: AbortSignal): Promise<(() => void) | undefined> {
  for (let attempt = 0; !stopping.aborted; attempt += 1) {
    const releaseLock = takeLock(join(root, '.cache/building'));
    if (releaseLock) return releaseLock;
    if (attempt === 5) console.log('… Another command is building');
    await wait(200);
  }
  return undefined;
}

/** @returns whether everything is built; Ctrl-C meanwhile ends the program */
async function buildOrStop(): Promise<boolean> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const releaseLock = await waitForBuild(stopping.signal);
  const isBuilt = await build({
    root,
    steps: listSteps(root),
    print: console.log,
    signal: stopping.signal,
  }).finally(() => releaseLock?.());
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (stopping.signal.aborted) process.exit(0);
  return isBuilt;
}

async function start(): Promise<void> {
  const port = readPort(process.env.PORT);
  const host = process.env.HOST || undefined;
  const settings = { HOST: host, TRUST_PROXY: Number(process.env.TRUST_PROXY) || 0 };
  const fault = typeof port === 'string' ? port : await findFault(port, settings);
  if (fault !== undefined) {
    console.error(fault);
    process.exitCode = 1;
    return;
  }
  console.log(`TopWords can be reached ${describeReach(settings)}`);
  if (!(await buildOrStop())) {
    process.exitCode = 1;
    return;
  }
  await keepRegistryFresh(root);
  process.chdir(root);
  process.env.NODE_ENV = 'production';
  process.env.LOG_LEVEL ||= 'warn';
  process.env.PORT = String(port);
  // Serves long before its work ahead, which this promise includes, is done.
  const serving = import('../api/src/main.ts');
  if (await waitUntilListening(Number(port), host)) {
    console.log(`TopWords is ready at http://${host ?? 'localhost'}:${port}`);
    const { adviseEngine } = await import('../api/src/commands/advise-engine.ts');
    const advice = await adviseEngine(process.env);
    if (advice !== undefined) console.log(advice);
  }
  await serving;
}

void start();
