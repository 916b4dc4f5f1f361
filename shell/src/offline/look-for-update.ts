import type { ServedRegistry } from '@topwords/platform/contracts';
import { openStorage } from '../browser/open-storage.ts';
import { fetchRegistry, isTrusted } from '../registry/session-registry.ts';
import type { ShellServices } from '../services/shell-context.ts';
import { findUpdate } from './find-update.ts';

/** An update, and the text that identifies it. */
export interface FoundUpdate {
  id: string;
  served: ServedRegistry;
}

/** Asks the server whether a new page would bring this learner an update; null if not. */
export async function lookForUpdate({
  registry,
  session,
}: ShellServices): Promise<FoundUpdate | null> {
  const served = await fetchRegistry();
  const trust = { storage: openStorage('localStorage'), now: Date.now };
  if (!(await isTrusted(served, registry.public_key, trust))) return null;
  const id = findUpdate(registry, served, session.state.value.sub);
  return id === null ? null : { id, served };
}
