import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inFolder } from '../processes/in-folder.ts';
import { startServer } from '../processes/server-process.ts';
import { quantile } from '../statistics/quantile.ts';
import { createCpuReporter } from './cpu-reporter.ts';
import type { BenchmarkCase } from './create-learners.ts';
import { measure, type MeasuredServer, type Measurement } from './measure.ts';

const bareScript = join(import.meta.dirname, 'bare-server.ts');
const rounds = 5;

/** A call of the API and bare `node:http` with the same answer: medians of the rounds. */
export interface Comparison {
  name: string;
  /** Bytes of the answer's body. */
  size: number;
  api: Measurement;
  bare: Measurement;
}

/**
 * Loads the API with a call, and bare `node:http` that answers the same bytes. The two take turns,
 * so that both run under the same load of the machine; the first round does not count.
 */
export function compareWithBare(
  api: MeasuredServer,
  { name, requests }: BenchmarkCase,
): Promise<Comparison> {
  return inFolder(async (folder) => {
    const body = await answerTo(api.address, requests);
    const file = join(folder, 'answer.json');
    await writeFile(file, body);
    const cpu = await createCpuReporter();
    const bare = await startServer([bareScript, file], cpu.env);
    const results: Record<'api' | 'bare', Measurement[]> = { api: [], bare: [] };
    try {
      for (let round = 0; round <= rounds; round += 1) {
        const ofBare = await measure({ address: bare.address, cpu }, requests);
        const ofApi = await measure(api, requests);
        if (round === 0) continue;
        results.bare.push(ofBare);
        results.api.push(ofApi);
      }
    } finally {
      await bare.stop();
    }
    return {
      name,
      size: body.byteLength,
      api: medianOf(results.api),
      bare: medianOf(results.bare),
    };
  });
}

async function answerTo(
  address: string,
  [request]: BenchmarkCase['requests'],
): Promise<Uint8Array> {
  const { path = '', method = 'GET', headers = {}, body } = request ?? {};
  const response = await fetch(address + path, {
    method,
    headers: headers as Record<string, string>,
    body: body === undefined ? null : String(body),
  });
  return new Uint8Array(await response.arrayBuffer());
}

function medianOf(measurements: readonly Measurement[]): Measurement {
  const median = (key: keyof Measurement) => quantile(measurements.map((one) => one[key]));
  return {
    cpuPerRequest: median('cpuPerRequest'),
    perSecond: median('perSecond'),
    p99: median('p99'),
  };
}
