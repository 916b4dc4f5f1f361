import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readBody } from './read-body.ts';

interface Release {
  name: string;
  version: string;
}

interface Wanted {
  /** Relative to the folder of the release. */
  file: string;
  /** Its hash according to the signed snapshot, or to a file that the snapshot covers. */
  integrity: string;
  /** Folder of the store; undefined when files are fetched from their addresses. */
  registryFolder: string | undefined;
}

const timeoutMs = 5000;
const sizeLimitBytes = 2_000_000;

/**
 * Reads a file of a release, from the store's folder or over HTTP.
 * @param address of the release's folder or of a file in it
 * @throws when it cannot be read or is not the released file
 */
export async function readReleasedFile(
  release: Release,
  address: string,
  { file, integrity, registryFolder }: Wanted,
): Promise<Buffer> {
  const { name, version } = release;
  const content =
    registryFolder !== undefined && !URL.canParse(address)
      ? await readFile(path.join(registryFolder, 'releases', name, version, file))
      : await fetchFile(new URL(file, address));
  if (integrity !== hashOf(content, integrity)) {
    throw new Error(`${name} ${version}: ${file} is not the file that was released`);
  }
  return content;
}

async function fetchFile(address: URL): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, { redirect: 'error', signal });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return readBody(response, sizeLimitBytes);
}

/** Hashes a content with the algorithm of the hash it is compared with. */
function hashOf(content: Buffer, against: string): string {
  const algorithm = /^(sha256|sha384|sha512)-/.exec(against)?.[1];
  if (algorithm === undefined) return '';
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
