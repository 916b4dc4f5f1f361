import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shellName, type ShellRelease } from '@topwords/platform/contracts';
import { z } from 'zod/mini';
import { readReleaseFiles } from './release-files.ts';
import type { Described } from './release-record.ts';

/** `dist/build.json`, which the shell's build writes. */
const shellBuild = z.object({ version: z.string(), shared: z.record(z.string(), z.string()) });

/** What is verified starting from the snapshot; pages and the list contain the hashes of the rest. */
const verified = /^(pages\/|worker\/worker\.js$|public\/files\.json$)/;

/**
 * Describes the built shell in `folder` as a release: its pages, its service worker and the files
 * that browsers load.
 * Leaves out the files that only the build used to render the pages.
 * @param baseAddress where releases are served, without a trailing slash
 * @throws when the shell is not built
 */
export function describeShell(folder: string, baseAddress: string): Described<ShellRelease> {
  const dist = path.join(folder, 'dist');
  const built = readFileSync(path.join(dist, 'build.json'), 'utf8');
  const { version, shared } = shellBuild.parse(JSON.parse(built));
  const published = Object.entries(readReleaseFiles(dist)).filter(([name]) =>
    /^(public|pages|worker)\//.test(name),
  );
  if (!published.some(([name]) => name.startsWith('pages/')))
    throw new Error('The pages of the shell are not built');
  return {
    release: {
      name: shellName,
      version,
      base: `${baseAddress}/${shellName}/${version}/`,
      integrity: Object.fromEntries(
        published
          .filter(([name]) => verified.test(name))
          .map(([name, { integrity }]) => [name, integrity]),
      ),
    },
    files: Object.fromEntries(published),
    built_against: shared,
  };
}
