import {
  pageRegistry,
  servedRegistry,
  type PageRegistry,
  type ServedRegistry,
} from '@topwords/platform/contracts';

const registryAddress = '/registry.json';
const timeLimit = 3000;

/** The registry as this page uses it, from its start to its end. */
export interface SessionRegistry extends Pick<
  PageRegistry,
  'snapshot' | 'stopped_canaries' | 'shell_version' | 'public_key' | 'override'
> {
  /** Why there is none: nothing could be read, or nothing could be believed. */
  fault: 'unreadable' | 'unverified' | null;
}

/** What a page has that knows of no remote. */
export function createEmptyRegistry(fault: SessionRegistry['fault'] = null): SessionRegistry {
  return {
    snapshot: { format: 2, sequence: 0, issued_at: 0, remotes: [] },
    stopped_canaries: [],
    shell_version: '',
    public_key: null,
    override: null,
    fault,
  };
}

/** The registry as the server has it now. */
export async function fetchRegistry(): Promise<ServedRegistry> {
  const response = await fetch(registryAddress, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(timeLimit),
  });
  return servedRegistry.parse(await response.json());
}

/** What the server wrote into the page, or null where no server did: in development. */
function readInlined(): PageRegistry | null {
  const text = document.getElementById('registry')?.textContent;
  return text ? pageRegistry.parse(JSON.parse(text)) : null;
}

let reading: Promise<SessionRegistry> | null = null;

async function read(): Promise<SessionRegistry> {
  const inlined = readInlined();
  if (inlined) return { ...inlined, fault: null };
  return { ...(await fetchRegistry()), public_key: null, override: null, fault: null };
}

/**
 * The registry of this page, read once: a release that comes later is for later pages.
 * One that cannot be read is empty: the shell's own screens work without it.
 */
export function readRegistry(): Promise<SessionRegistry> {
  reading ??= read().catch((error: unknown) => {
    reportError(error);
    return createEmptyRegistry('unreadable');
  });
  return reading;
}
