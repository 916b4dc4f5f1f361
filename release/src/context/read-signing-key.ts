import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { publicKey } from '@topwords/platform/contracts';
import { makeSigningKey, type PrivateKey } from '../signature/snapshot-signature.ts';
import { z } from 'zod/mini';
import { releaseFault } from '../fault/release-fault.ts';
import { hasCode } from '../store/has-code.ts';

const privateKey = z.extend(publicKey, { d: z.string().check(z.minLength(1)) });

function parseKey(text: string, source: string): PrivateKey {
  try {
    return privateKey.parse(JSON.parse(text));
  } catch {
    throw releaseFault(
      'key_invalid',
      `${source} is not a private key: it must be a JSON Web Key (EC, P-256), as printed by release -- key`,
    );
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Restricts a file to its owner: earlier versions left it open to other users. */
function restrictToOwner(file: string): void {
  try {
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  } catch (error) {
    if (!['ENOENT', 'EPERM', 'EROFS'].some((code) => hasCode(error, code))) throw error;
  }
}

/**
 * Reads the key that snapshots are signed with: `REGISTRY_PRIVATE_KEY`, else this machine's key,
 * which is incoming on first use.
 * @param file where this machine keeps its key, `data/registry-key.json`
 * @param isKept whether to store a new key there
 */
export async function readSigningKey(
  file: string,
  setting?: string,
  isKept = true,
): Promise<PrivateKey> {
  if (setting !== undefined) return parseKey(setting, 'REGISTRY_PRIVATE_KEY');
  restrictToOwner(file);
  const kept = readIfThere(file);
  if (kept !== null) return parseKey(kept, file);
  if (!isKept) return makeSigningKey();
  const incoming = `${file}.${randomUUID()}`;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(incoming, JSON.stringify(await makeSigningKey()), { mode: 0o600 });
  try {
    linkSync(incoming, file);
  } catch (error) {
    // Another process was first: its key is used.
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(incoming, { force: true });
  }
  return parseKey(readFileSync(file, 'utf8'), file);
}
