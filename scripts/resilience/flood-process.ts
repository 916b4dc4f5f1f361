/** The process of a flood: sends the requests, a given number at a time, and counts the answers. */
import type { FloodAnswer, FloodOrder } from './flood.ts';

process.once('message', (order: FloodOrder) => {
  void carryOut(order).then((answer) => process.send?.(answer, () => process.disconnect()));
});

async function carryOut({ url, requests, atOnce }: FloodOrder): Promise<FloodAnswer> {
  const waiting = [...requests];
  const statuses: Record<number, number> = {};
  const startedAt = performance.now();

  async function sendNext(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const status = await post(url, next);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }

  await Promise.all(Array.from({ length: atOnce }, sendNext));
  return { statuses, seconds: (performance.now() - startedAt) / 1000 };
}

async function post(
  url: string,
  { headers, json }: FloodOrder['requests'][number],
): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(json),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
