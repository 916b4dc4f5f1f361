import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A folder of the project with its own package.json. */
export interface ProjectPackage {
  folder: string;
  name: string;
  /** npm packages that it may import. */
  dependencies: ReadonlySet<string>;
  /** The specifiers under which other packages may import it. */
  entries: ReadonlySet<string>;
}

export interface Project {
  packages: ReadonlyMap<string, ProjectPackage>;
  /** Shared by tests and build configurations. */
  tools: ReadonlySet<string>;
}

interface Manifest {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports?: Record<string, string>;
}

/** Whether a folder is a remote, or the template of new ones. */
export function isRemote(folder: string): boolean {
  return folder.startsWith('mfe-') || folder === 'remote-kit/template';
}

export function isFrontEnd(folder: string): boolean {
  return folder === 'shell' || isRemote(folder);
}

/**
 * Examples of third-party code that loads our remotes: they may import public packages and the
 * platform.
 */
export function isExample(folder: string): boolean {
  return folder.startsWith('examples/');
}

function readManifest(path: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  return manifest;
}

function readPackage(root: string, folder: string): ProjectPackage {
  const manifest = readManifest(join(root, folder, 'package.json'));
  const name = manifest.name ?? folder;
  return {
    folder,
    name,
    dependencies: new Set(
      Object.keys({
        ...manifest.dependencies,
        ...manifest.devDependencies,
        ...manifest.optionalDependencies,
        ...manifest.peerDependencies,
      }),
    ),
    entries: new Set(Object.keys(manifest.exports ?? {}).map((path) => name + path.slice(1))),
  };
}

function listFolders(root: string, inside = ''): string[] {
  const path = join(root, inside);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => posix.join(inside, entry.name));
}

/** Finds the packages from the folders, so that the rules apply to a new one immediately. */
export function readProject(root: string): Project {
  const folders = [
    ...listFolders(root),
    ...listFolders(root, 'examples'),
    // The template of a new remote: rules for remotes apply to it.
    ...listFolders(root, 'remote-kit'),
  ]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .toSorted();
  const { dependencies, devDependencies } = readManifest(join(root, 'package.json'));
  return {
    packages: new Map(folders.map((folder) => [folder, readPackage(root, folder)])),
    tools: new Set(Object.keys({ ...dependencies, ...devDependencies })),
  };
}
