import {
  isSignatureOf,
  signatureOf,
  signedSnapshot,
  type PublicKey,
} from '@topwords/platform/contracts';
import { z } from 'zod/mini';
import type { LiveContract } from './contract/contract-break.ts';
import { remoteContract } from './contract/remote-contract.ts';
import type { Writer } from './snapshots/change-snapshot.ts';
import type { Store } from './stores/store.ts';

const hostKey = 'hosts/shell.json';

const signedHost = z.object({
  host: z.object({ name: z.literal('shell'), version: z.string(), contract: remoteContract }),
  signature: signedSnapshot.shape.signature,
});

/** The contract of the shell that shows the remotes; null when none is recorded with this key. */
export async function readHost(store: Store, publicKey: PublicKey): Promise<LiveContract | null> {
  const bytes = await store.get(hostKey);
  if (bytes === null) return null;
  try {
    const { host, signature } = signedHost.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return (await isSignatureOf(host, signature, publicKey)) ? host : null;
  } catch {
    return null;
  }
}

/** Records the contract of the shell that is deployed. */
export async function writeHost(
  { store, privateKey }: Writer,
  version: string,
  contract: LiveContract['contract'],
): Promise<void> {
  const host = { name: 'shell', version, contract };
  const signed = { host, signature: await signatureOf(host, privateKey) };
  await store.put(hostKey, new TextEncoder().encode(`${JSON.stringify(signed, null, 2)}\n`));
}
