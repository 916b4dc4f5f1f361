import { writeFileSync } from 'node:fs';
import { releasesFile } from './paths.ts';
import { releaseOf } from './ids/releases.ts';
import { readIds, readReleases } from './sources.ts';

/** Records all ids assigned so far as released: from now on they and their words are permanent. */
const releases = readReleases();
const release = releaseOf(readIds(), new Date().toISOString().slice(0, 10));
if (releases.at(-1)?.checksum === release.checksum) {
  process.stdout.write('nothing new to release\n');
} else {
  writeFileSync(releasesFile, `${JSON.stringify([...releases, release], null, 2)}\n`);
  process.stdout.write(`released ${release.words} words, ${release.meanings} meanings\n`);
}
