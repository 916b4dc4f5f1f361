import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { RemotePlan } from './plan-remote.ts';

type Versions = Record<string, string | undefined>;

interface Manifest {
  version?: string;
  dependencies: Versions;
  devDependencies?: Versions;
}

function readManifest(root: string, folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Sets each dependency of the template to the page's version; a remote built for another version is
 * refused.
 */
function withSharedVersions(text: string, root: string): string {
  const manifest = JSON.parse(text) as Manifest;
  const platform = readManifest(root, 'platform');
  const versions: Versions = {
    ...platform.dependencies,
    '@topwords/platform': platform.version,
    '@topwords/remote-kit': readManifest(root, 'remote-kit').version,
  };
  const versionsFor = (names: Versions = {}) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, versions[name]]));
  const dependencies = versionsFor(manifest.dependencies);
  const devDependencies = versionsFor(manifest.devDependencies);
  return JSON.stringify({ ...manifest, dependencies, devDependencies }, null, 2);
}

function describe(plan: RemotePlan): string {
  const { name, title, route, order } = plan;
  const label = { en: title };
  const navigation = [{ path: route, label, icon: 'words', order }];
  return JSON.stringify({ name, title: label, routes: [route], navigation }, null, 2);
}

function fill(file: string, text: string, root: string, plan: RemotePlan): string {
  if (file === 'remote.json') return describe(plan);
  const named = text
    .replaceAll('mfe-sample', plan.folder)
    .replaceAll('/sample', plan.route)
    .replaceAll('Sample', plan.title);
  if (file === 'package.json') return withSharedVersions(named, root);
  if (file === 'rspack.config.js') return named.replace('3001', String(plan.port));
  return named;
}

/**
 * Writes a remote's files from the template; they still need to be formatted.
 * @param template folder of the template, which is a remote named `sample`
 * @returns the paths of the files, relative to the project's root
 */
export function writeRemote(root: string, template: string, plan: RemotePlan): string[] {
  const files = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(template, join(entry.parentPath, entry.name)))
    .toSorted();
  for (const file of files) {
    const target = join(root, plan.folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fill(file, readFileSync(join(template, file), 'utf8'), root, plan));
  }
  return files.map((file) => join(plan.folder, file));
}
