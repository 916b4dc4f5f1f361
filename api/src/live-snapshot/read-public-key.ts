import { readFileSync } from 'node:fs';
import { publicKey, type PublicKey } from '@topwords/platform/contracts';
import { publicPartOf } from '@topwords/release/log';
import { codeOf } from '../errors/known-error.ts';
import { startFault } from '../errors/start-fault.ts';

function parseKey(text: string): PublicKey | undefined {
  try {
    const key = publicKey.safeParse(JSON.parse(text));
    return key.success ? publicPartOf(key.data) : undefined;
  } catch {
    return undefined;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw startFault(`REGISTRY_PUBLIC_KEY: is not set, and ${file} cannot be read`);
  }
}

/**
 * The key that the registry's snapshots must be signed with: from the settings (a JSON Web Key), or
 * the public part of the key with which this machine signs.
 * @throws a start fault
 */
export function readPublicKey(setting: string | undefined, file: string): PublicKey {
  const text = setting ?? readText(file);
  if (text === undefined) {
    throw startFault(
      `REGISTRY_PUBLIC_KEY: is not set, and there is no ${file}; the registry’s signature cannot be checked`,
    );
  }
  const key = parseKey(text);
  if (key === undefined) {
    throw startFault(
      `REGISTRY_PUBLIC_KEY: ${setting === undefined ? `${file} does not hold` : 'is not'} a P-256 public key as a JSON Web Key`,
    );
  }
  return key;
}
