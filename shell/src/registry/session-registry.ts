import {
  pageRegistry,
  servedRegistry,
  type PageRegistry,
  type PublicKey,
  type RemoteOverride,
  type ServedRegistry,
  type SignedSnapshot,
} from '@topwords/platform/contracts';
import { parseSigned, refusalOf } from '@topwords/release/reader';
import { readMark } from './seen-snapshot.ts';

const registryAddress = '/registry.json';
const timeLimit = 3000;

/** How long instances of the server and caches may lag behind, in milliseconds. */
const lagMs = 60_000;

/** The registry as this page uses it, from its start to its end. */
export interface SessionRegistry extends PageRegistry {
  /** Why there is none: nothing could be read, or nothing could be believed. */
  fault: 'unreadable' | 'unverified' | null;
}

/** How a page knows what to believe. */
export interface Trust {
  /** Where the newest snapshot that was believed is kept in mind. */
  storage: Storage;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** What a page has that knows of no remote. */
export function createEmptyRegistry(fault: SessionRegistry['fault'] = null): SessionRegistry {
  return {
    snapshot: { format: 2, sequence: 0, issued_at: 0, remotes: [] },
    signature: { key_id: '', value: '' },
    stopped_canaries: [],
    shell_version: '',
    public_key: null,
    override: null,
    fault,
  };
}

/** The registry as the server has it now. @throws when it cannot be read */
export async function fetchRegistry(): Promise<ServedRegistry> {
  const response = await fetch(registryAddress, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(timeLimit),
  });
  return parseSigned(await response.text(), servedRegistry);
}

/**
 * Whether a snapshot may be used by this page. Where the page came over plain http, browsers verify
 * nothing: anyone who could change the snapshot could have changed the scripts. In development there
 * is no key, and nothing is checked.
 */
export async function isTrusted(
  signed: SignedSnapshot,
  key: PublicKey | null,
  { storage, now }: Trust,
): Promise<boolean> {
  if (key === null) return true;
  const publicKey = globalThis.isSecureContext ? key : null;
  const seen = readMark(storage);
  return (await refusalOf(signed, { publicKey, seen, lagMs, now: now() })) === undefined;
}

/** What the server wrote into the page, or null where no server did: in development. */
function readInlined(): PageRegistry | null {
  const text = document.getElementById('registry')?.textContent;
  return text ? parseSigned(text, pageRegistry) : null;
}

function livingOverride(page: PageRegistry | null, { now }: Trust): RemoteOverride | null {
  return page?.override && page.override.expires_at > now() ? page.override : null;
}

/**
 * The registry of this page: what the server wrote into it, else, where that is refused, what the
 * server has now. A page reads it once, since a release that comes later is for later pages. One that
 * cannot be read or believed is empty: the shell's own screens work without it.
 */
export async function readRegistry(trust: Trust): Promise<SessionRegistry> {
  try {
    const inlined = readInlined();
    const public_key = inlined?.public_key ?? null;
    const own = { public_key, override: livingOverride(inlined, trust), fault: null };
    if (inlined && (await isTrusted(inlined, public_key, trust))) return { ...inlined, ...own };
    const fresh = await fetchRegistry();
    if (await isTrusted(fresh, public_key, trust)) return { ...fresh, ...own };
    return createEmptyRegistry('unverified');
  } catch (error) {
    reportError(error);
    return createEmptyRegistry('unreadable');
  }
}
