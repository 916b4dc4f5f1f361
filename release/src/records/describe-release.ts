import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  paintedViewFile,
  releaseFileList,
  remoteManifest,
  type EmbedRelease,
  type RemoteRelease,
} from '@topwords/platform/contracts';
import { z } from 'zod/mini';
import { readReleaseFiles, type ReleaseFile } from './release-files.ts';
import type { Described } from './release-record.ts';

const files = z.array(z.string());
const assets = z.object({ sync: files, async: files });

/** The part of the federation plugin's `mf-manifest.json` that we use. */
const buildManifest = z.object({
  metaData: z.object({
    buildInfo: z.object({ buildVersion: z.string() }),
    remoteEntry: z.object({ name: z.string() }),
    globalName: z.string(),
  }),
  shared: z.array(z.object({ name: z.string(), version: z.string() })),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assets, css: assets }) })),
});

/** `dist/embed/embed.json`: which files other sites load; paths are relative to `dist`. */
const embedManifest = z.object({ loader: z.string(), entry: z.string(), global: z.string() });

function readJson(...segments: string[]): unknown {
  return JSON.parse(readFileSync(path.join(...segments), 'utf8'));
}

/** @throws when the build lacks one of the files */
function integrityOf(
  files: Record<string, ReleaseFile>,
  names: readonly string[],
): Record<string, string> {
  const known = new Map(Object.entries(files));
  return Object.fromEntries(
    names.map((name) => {
      const file = known.get(name);
      if (!file) throw new Error(`The build has no file ${name}`);
      return [name, file.integrity];
    }),
  );
}

function describeEmbed(dist: string, files: Record<string, ReleaseFile>): EmbedRelease | undefined {
  if (!existsSync(path.join(dist, 'embed/embed.json'))) return undefined;
  const { loader, entry, global } = embedManifest.parse(readJson(dist, 'embed/embed.json'));
  // The list of the other files with their hashes, next to the loader.
  const listing = loader.replace(/\.js$/, '.json');
  return { loader, entry, global, integrity: integrityOf(files, [loader, entry, listing]) };
}

/**
 * Describes the built front end in `folder` as a release.
 * @param baseAddress where releases are served, without a trailing slash
 * @throws when the front end is not built, or its `remote.json` does not fit the contract
 */
export function describeRelease(folder: string, baseAddress: string): Described<RemoteRelease> {
  const dist = path.join(folder, 'dist');
  const declared = remoteManifest.parse(readJson(folder, 'remote.json'));
  const { metaData, exposes, shared } = buildManifest.parse(readJson(dist, 'mf-manifest.json'));
  const exposed = exposes.find((module) => module.path === './remote');
  if (!exposed) throw new Error(`${declared.name} does not expose ./remote`);
  const version = metaData.buildInfo.buildVersion;
  const files = readReleaseFiles(dist);
  const preload = [
    metaData.remoteEntry.name,
    ...exposed.assets.js.sync,
    ...exposed.assets.css.sync,
  ];
  const embed = describeEmbed(dist, files);
  // Without a list, as with an older kit, browsers do not keep it for use without a network.
  const optional = [releaseFileList, paintedViewFile].filter((name) => name in files);
  return {
    release: {
      ...declared,
      version,
      entry: `${baseAddress}/${declared.name}/${version}/${metaData.remoteEntry.name}`,
      global: metaData.globalName,
      integrity: integrityOf(files, [...preload, ...optional]),
      preload,
      ...(embed && { embed }),
    },
    files,
    built_against: Object.fromEntries(shared.map(({ name, version }) => [name, version])),
  };
}
