import { text } from 'node:stream/consumers';
import { runCommand } from '../processes/run-command.ts';

/** POST requests to send to one address. */
interface FloodOrder {
  url: string;
  requests: { headers: Record<string, string>; json: unknown }[];
  atOnce: number;
}

/** Number of answers to a flood by status; 0 counts requests without an answer. */
export interface FloodAnswer {
  statuses: Record<string, number>;
  seconds: number;
}

/**
 * Sends many requests from a process of its own, so that it does not slow down measurements in this
 * one. @throws when that process fails
 */
export async function flood(root: string, order: FloodOrder): Promise<FloodAnswer> {
  const command = [process.execPath, import.meta.filename];
  const { code, output } = await runCommand(command, { root, input: JSON.stringify(order) });
  if (code !== 0) throw new Error(`The flood ended with ${code}\n${output}`);
  return JSON.parse(output) as FloodAnswer;
}

/** Sends the requests, `atOnce` at a time. */
async function send({ url, requests, atOnce }: FloodOrder): Promise<FloodAnswer> {
  const statuses: number[] = [];
  const startedAt = performance.now();
  const sendNext = async () => {
    for (let next = requests.shift(); next !== undefined; next = requests.shift()) {
      const headers = { 'Content-Type': 'application/json', ...next.headers };
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(next.json),
      }).catch(() => undefined);
      await response?.arrayBuffer();
      statuses.push(response?.status ?? 0);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  const counted = Map.groupBy(statuses, String);
  return {
    statuses: Object.fromEntries([...counted].map(([status, all]) => [status, all.length])),
    seconds: (performance.now() - startedAt) / 1000,
  };
}

if (import.meta.main) {
  process.stdout.write(
    JSON.stringify(await send(JSON.parse(await text(process.stdin)) as FloodOrder)),
  );
}
