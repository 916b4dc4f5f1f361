import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod/mini';

/** One file of a release. */
export const releaseFile = z.object({
  /** Subresource integrity (SHA-384). */
  integrity: z.string(),
  bytes: z.int(),
});

/** One file of a release. */
export type ReleaseFile = z.infer<typeof releaseFile>;

/** Subresource integrity of a file. */
export function integrityOf(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Reads the files of a build to publish, by path relative to its folder, sorted. */
export function readReleaseFiles(folder: string): Record<string, ReleaseFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    // Build statistics with paths of this machine; browsers do not need them.
    .filter((name) => name !== 'mf-stats.json');
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const content = readFileSync(path.join(folder, name));
      return [name, { integrity: integrityOf(content), bytes: content.length }];
    }),
  );
}

/** Drops compressed copies, which differ with the tools of the machine. */
export function withoutCompressed(files: Record<string, ReleaseFile>): Record<string, ReleaseFile> {
  return Object.fromEntries(Object.entries(files).filter(([name]) => !/\.(br|gz)$/.test(name)));
}
