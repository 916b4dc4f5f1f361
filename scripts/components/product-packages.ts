import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Names = Record<string, string>;

interface LockedPackage {
  version?: string;
  /** It may be absent, such as where it does not support the system. */
  optional?: boolean;
  link?: boolean;
  /** Of a link: the folder of the workspace. */
  resolved?: string;
  dependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The workspaces that learners, partners and operators get. */
const productFolders = /^(?:api|shell|mfe-[^/]+)$/;

/** What runs only where an operator adds a neural voice. */
const optionalEngines = ['node_modules/onnxruntime-web'];

/** Its libraries derive the forms of the word bank: they run when it is built, and not in the API. */
const onlyAtBuild = 'languages';

/** Where a package finds another, by Node's resolution; undefined if it does not. */
function find(packages: LockedPackages, importer: string, name: string): string | undefined {
  for (let folder = importer; ;) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const found = packages[path];
    if (found) return found.link ? found.resolved : path;
    if (folder === '') return undefined;
    folder = folder.replace(/(^|\/)(node_modules\/(@[^/]+\/)?)?[^/]+$/, '');
  }
}

/**
 * The packages of the product at run time, as `name@version`: what its workspaces need, and what
 * these need, without tools of the build.
 * @param packages those of package-lock.json
 * @param isInstalled whether a path of them exists: optional packages of other systems do not
 */
export function productPackages(
  packages: LockedPackages,
  isInstalled: (path: string) => boolean,
): Set<string> {
  const found = new Set([
    ...Object.keys(packages).filter((path) => productFolders.test(path)),
    ...optionalEngines.filter((path) => path in packages),
  ]);
  for (const path of found) {
    if (path === onlyAtBuild) continue;
    for (const name of neededBy(packages[path] ?? {})) {
      const next = find(packages, path, name);
      if (next === undefined) continue;
      if (packages[next]?.optional !== true || isInstalled(next)) found.add(next);
    }
  }
  return new Set(Array.from(found, (path) => nameOf(path, packages)));
}

function neededBy(locked: LockedPackage): string[] {
  const { peerDependencies = {}, peerDependenciesMeta } = locked;
  return [
    ...Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }),
    ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional),
  ];
}

function nameOf(path: string, packages: LockedPackages): string {
  const link = Object.keys(packages).find((other) => packages[other]?.resolved === path);
  return `${(link ?? path).replace(/^.*node_modules\//, '')}@${packages[path]?.version}`;
}

/** The packages that the project's lock file names. */
export function readLockedPackages(root: string): LockedPackages {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { packages: LockedPackages }).packages;
}
