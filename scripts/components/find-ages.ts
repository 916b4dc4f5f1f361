import { z } from 'zod';
import type { Component } from './read-components.ts';

/** When a component was published, and what is newest; null if the registry does not say. */
export interface AgedComponent extends Component {
  publishedAt: Date | null;
  latest: string | null;
  /** When the first newer version was published; null if this one is the newest. */
  outdatedSince: Date | null;
}

const document = z.object({
  'dist-tags': z.object({ latest: z.string() }),
  time: z.record(z.string(), z.string()),
});

/** Requests at the same time. */
const atOnce = 8;

/**
 * Asks a registry of packages about components.
 * @throws when it can't be reached
 */
export async function findAges(
  components: readonly Component[],
  registry: string,
): Promise<AgedComponent[]> {
  const waiting = [...components.entries()];
  const aged: AgedComponent[] = [];
  async function work(): Promise<void> {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [index, component] = next;
      aged[index] = { ...component, ...(await findAge(component, registry)) };
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return aged;
}

async function findAge({ name, version }: Component, registry: string) {
  const address = new URL(name.replace('/', '%2f'), registry);
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) return { publishedAt: null, latest: null, outdatedSince: null };
  const { 'dist-tags': tags, time } = document.parse(await response.json());
  const published = time[version];
  const newer = Object.entries(time)
    .filter(([other]) => isNewerRelease(other, version))
    .map(([, at]) => Date.parse(at));
  const isLatest = tags.latest === version || newer.length === 0;
  return {
    publishedAt: published === undefined ? null : new Date(published),
    latest: tags.latest,
    outdatedSince: isLatest ? null : new Date(Math.min(...newer)),
  };
}

/** Whether a version is a release, no preview, after another one of its major version. */
function isNewerRelease(version: string, than: string): boolean {
  const [one, other] = [partsOf(version), partsOf(than)];
  if (one === undefined || other === undefined || one[0] !== other[0]) return false;
  return one[1] === other[1] ? one[2] > other[2] : one[1] > other[1];
}

function partsOf(version: string): [major: number, minor: number, patch: number] | undefined {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  return patch === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}
