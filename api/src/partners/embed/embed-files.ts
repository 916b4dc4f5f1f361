import path from 'node:path';
import type { RegistrySnapshot, RemoteRelease } from '@topwords/platform/contracts';
import { LRUCache } from 'lru-cache';
import { z } from 'zod/mini';
import { knownError } from '../../errors/known-error.ts';
import { readReleasedFile } from '@topwords/release/log';

/** The files of the translator's live release that other sites load. */
export interface EmbedFiles {
  version: string;
  /** Address of the folder of its files, with a trailing slash. */
  base: string;
  /**
   * The text of a file in that folder, verified from the signed snapshot down.
   * @throws not_found
   */
  read(name: string): Promise<string>;
}

interface EmbedFilesSettings {
  snapshot: () => RegistrySnapshot;
  /** Folder of the registry; undefined if files are fetched from their addresses. */
  registryFolder: string | undefined;
}

const remoteName = 'translate';
const maxTexts = 20;

const listing = z.object({ files: z.record(z.string(), z.string()) });

/** Reads the files of the release that is live at the moment. @throws not_found without one */
export function createEmbedFiles({
  snapshot,
  registryFolder,
}: EmbedFilesSettings): () => EmbedFiles {
  const texts = new LRUCache<string, Promise<string>>({ max: maxTexts });

  async function readChecked(release: RemoteRelease, file: string, hash: string): Promise<string> {
    const content = await readReleasedFile(release, release.entry, {
      file,
      integrity: hash,
      registryFolder,
    });
    return content.toString('utf8');
  }

  function read(release: RemoteRelease, file: string, hash: string | undefined): Promise<string> {
    if (hash === undefined) return Promise.reject(missingFile());
    const name = `${release.entry} ${file} ${hash}`;
    const reading = texts.get(name) ?? readChecked(release, file, hash);
    texts.set(name, reading);
    reading.catch(() => texts.delete(name));
    return reading;
  }

  return () => {
    const release = snapshot().remotes.find(({ name }) => name === remoteName)?.stable;
    if (release?.embed === undefined) throw missingFile();
    const { loader, integrity } = release.embed;
    const folder = `${path.posix.dirname(loader)}/`;
    const listingFile = loader.replace(/\.js$/, '.json');
    return {
      version: release.version,
      base: release.entry.replace(/[^/]+$/, folder),
      async read(name) {
        const file = folder + name;
        const signed = integrity[file];
        if (signed !== undefined) return read(release, file, signed);
        const list = await read(release, listingFile, integrity[listingFile]);
        return read(release, file, listing.parse(JSON.parse(list)).files[name]);
      },
    };
  };
}

function missingFile(): Error {
  return knownError('not_found', 'The live translator has no part for partner sites');
}
