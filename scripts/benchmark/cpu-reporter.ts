import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFreePort } from '../processes/port.ts';

/** Has a server report its processor time. */
export interface CpuReporter {
  /** The environment with which to start the server. */
  env: Record<string, string>;
  /** Processor time that the server has used so far, in microseconds. */
  read: () => Promise<number>;
}

export async function createCpuReporter(): Promise<CpuReporter> {
  const port = String(await findFreePort());
  const script = pathToFileURL(join(import.meta.dirname, 'report-cpu.ts')).href;
  return {
    env: { NODE_OPTIONS: `--import=${script}`, CPU_PORT: port },
    read: async () => Number(await (await fetch(`http://127.0.0.1:${port}`)).text()),
  };
}
