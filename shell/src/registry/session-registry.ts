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
import { isKept } from '../kept/is-kept.ts';
import { readMark } from './seen-snapshot.ts';

const registryAddress = '/registry.json';
const timeoutMs = 3000;

/** How far instances of the server and caches may lag behind, in milliseconds. */
const lagMs = 60_000;

/** The registry that this page uses for its lifetime. */
export interface SessionRegistry extends PageRegistry {
  /** Why there is no registry: it could not be read, or not be verified. */
  fault: 'unreadable' | 'unverified' | null;
}

/** What a page needs to decide which snapshots to trust. */
export interface Trust {
  /** Stores the newest trusted snapshot. */
  storage: Storage;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The registry of a page that knows no remotes. */
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

/** Fetches the server's current registry. @throws when it cannot be read */
export async function fetchRegistry(): Promise<ServedRegistry> {
  const response = await fetch(registryAddress, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return parseSigned(await response.text(), servedRegistry);
}

/**
 * Whether a snapshot may be used by this page. On plain http, browsers cannot verify signatures:
 * anyone who could change the snapshot could also have changed the scripts. In development there is
 * no key, and nothing is checked.
 */
export async function isTrusted(
  signed: SignedSnapshot,
  key: PublicKey | null,
  { storage, now }: Trust,
  seen = readMark(storage),
): Promise<boolean> {
  if (key === null) return true;
  const publicKey = globalThis.isSecureContext ? key : null;
  return (await refusalOf(signed, { publicKey, seen, lagMs, now: now() })) === undefined;
}

/** Returns the registry that the server wrote into the page, or null in development. */
function readInlined(): PageRegistry | null {
  const text = document.getElementById('registry')?.textContent;
  return text ? parseSigned(text, pageRegistry) : null;
}

function activeOverride(page: PageRegistry | null, { now }: Trust): RemoteOverride | null {
  return page?.override && page.override.expires_at > now() ? page.override : null;
}

/**
 * Reads the registry of this page: the one that the server wrote into it or, if that is refused,
 * the server's current one. A page reads it once, since a later release is for later pages. One
 * that cannot be read or verified is empty: the shell's own screens work without it.
 */
export async function readRegistry(trust: Trust): Promise<SessionRegistry> {
  try {
    const inlined = readInlined();
    const public_key = inlined?.public_key ?? null;
    const own = { public_key, override: activeOverride(inlined, trust), fault: null };
    if (inlined && (await isTrusted(inlined, public_key, trust))) return { ...inlined, ...own };
    const fresh = await fetchRegistry().catch(async (error: unknown) => {
      // Without a network, an older one may be used if this browser has kept it, and so trusted it.
      if (!inlined || !(await isKept(inlined.snapshot.sequence))) throw error;
      return inlined;
    });
    const seen = fresh === inlined ? null : readMark(trust.storage);
    if (await isTrusted(fresh, public_key, trust, seen)) return { ...fresh, ...own };
    return createEmptyRegistry('unverified');
  } catch (error) {
    reportError(error);
    return createEmptyRegistry('unreadable');
  }
}
