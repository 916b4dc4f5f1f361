import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remoteManifest, type RemoteManifest } from '@topwords/platform/contracts';
import { z } from 'zod/mini';
import { findPaths } from './find-paths.ts';
import { reachableSources } from './reachable-sources.ts';
import type { SourceFile } from './syntax.ts';

const platformPackage = z.object({
  version: z.string(),
  dependencies: z.looseObject({ react: z.string() }),
});

function readJson(...segments: string[]): unknown {
  return JSON.parse(readFileSync(path.join(...segments), 'utf8'));
}

/** Reads the manifest of the remote in a folder. */
export function readManifest(folder: string): RemoteManifest {
  return remoteManifest.parse(readJson(folder, 'remote.json'));
}

/** Reads the manifests of all remotes of a project. */
export function readManifests(root: string): RemoteManifest[] {
  const folders = readdirSync(root).filter((name) =>
    existsSync(path.join(root, name, 'remote.json')),
  );
  return folders.map((name) => readManifest(path.join(root, name)));
}

/** Reads the versions of the packages that front ends share. */
export function readSharedVersions(root: string): { react: string; platform: string } {
  const { version, dependencies } = platformPackage.parse(readJson(root, 'platform/package.json'));
  return { react: dependencies.react, platform: version };
}

/** The sources that the shell runs. */
export function shellSources(root: string): SourceFile[] {
  return reachableSources(root, path.join(root, 'shell/src/index.ts'));
}

/**
 * Paths of the shell's own screens: those in its sources, except the remotes' and the API's.
 */
export function shellRoutes(root: string, sources: readonly SourceFile[]): string[] {
  const own = sources.filter((source) => source.path.startsWith(path.join(root, 'shell/')));
  const taken = new Set(readManifests(root).flatMap(({ routes }) => routes));
  const paths = findPaths(own).map((written) => written.path);
  const routes = paths.filter((route) => !taken.has(route) && !/^\/(api(\/|$)|$)/.test(route));
  return [...new Set(routes)].toSorted();
}

/**
 * Returns the paths that sources link to. Any text equal to a path counts as a link, except `/`,
 * which has many other uses and counts only as an address.
 */
export function linksTo(paths: readonly string[], sources: readonly SourceFile[]): string[] {
  const written = findPaths(sources).filter(({ path, isAddress }) => path !== '/' || isAddress);
  const leading = new Set(written.map((one) => one.path));
  return paths.filter((target) => leading.has(target)).toSorted();
}
