import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remoteManifest, type RemoteRelease } from '@topwords/platform/contracts';
import { z } from 'zod/mini';

const files = z.array(z.string());
const assets = z.object({ sync: files, async: files });

/** The part of the federation plugin's `mf-manifest.json` that a release is described by. */
const buildManifest = z.object({
  metaData: z.object({
    buildInfo: z.object({ buildVersion: z.string() }),
    remoteEntry: z.object({ name: z.string() }),
    globalName: z.string(),
  }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assets, css: assets }) })),
});

function readJson(...segments: string[]): unknown {
  return JSON.parse(readFileSync(path.join(...segments), 'utf8'));
}

/** Subresource integrity (SHA-384) of each file that browsers load from a build, by relative path. */
export function integrityOfFiles(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const loaded = names.filter((name) => /\.(js|css)$/.test(name)).toSorted();
  return Object.fromEntries(
    loaded.map((name) => {
      const hash = createHash('sha384').update(readFileSync(path.join(folder, name)));
      return [name.replaceAll(path.sep, '/'), `sha384-${hash.digest('base64')}`];
    }),
  );
}

/**
 * Describes the built front end in `folder` as a release of the registry.
 * @param baseAddress where releases are served, without a trailing slash
 * @throws when the front end is not built, or its `remote.json` does not fit the contract
 */
export function describeRelease(folder: string, baseAddress: string): RemoteRelease {
  const declared = remoteManifest.parse(readJson(folder, 'remote.json'));
  const { metaData, exposes } = buildManifest.parse(readJson(folder, 'dist', 'mf-manifest.json'));
  const exposed = exposes.find((module) => module.path === './remote');
  if (!exposed) throw new Error(`${declared.name} does not expose ./remote`);
  const version = metaData.buildInfo.buildVersion;
  return {
    ...declared,
    version,
    entry: `${baseAddress}/${declared.name}/${version}/${metaData.remoteEntry.name}`,
    global: metaData.globalName,
    integrity: integrityOfFiles(path.join(folder, 'dist')),
    preload: [metaData.remoteEntry.name, ...exposed.assets.js.sync, ...exposed.assets.css.sync],
  };
}
