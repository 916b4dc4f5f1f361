import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteManifest, type RemoteManifest } from '@topwords/platform/contracts';
import { listRemotes } from '../remotes/list-remotes.ts';
import { readRemotePort } from '../remotes/read-remote-port.ts';

/** Options from the command line. */
interface RemoteOptions {
  name: string;
  title?: string | undefined;
  route?: string | undefined;
}

/** A remote that can be created. */
export interface RemotePlan {
  name: string;
  /** `mfe-<name>` */
  folder: string;
  title: string;
  route: string;
  /** Port of its development server. */
  port: number;
  /** Order of its navigation entry: last. */
  order: number;
}

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const titleForm = /^[\p{L}\p{N}][\p{L}\p{N} &-]{0,29}$/u;
const routeForm = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
/** Parts of the product, in addresses, folders or the page's federation, and commands of `npm run release`. */
const reservedNames = new Set(
  [
    'api content e2e embed host platform registry remote remotes sample shell topwords',
    'canary change-key key list promote refresh restore retire rollback',
  ].flatMap((names) => names.split(' ')),
);
/** First path segments that the shell and the API reserve. */
const reservedPaths = new Set(
  'api auth developer docs embed healthz login-register metrics readyz remotes'.split(' '),
);
/** Ports of the shell, the API and the development registry. */
const otherPorts = [3000, 4000, 4001];

function titleOf(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function readManifest(root: string, folder: string): RemoteManifest {
  const text = readFileSync(join(root, folder, 'remote.json'), 'utf8');
  return remoteManifest.parse(JSON.parse(text));
}

function findNameFault(root: string, name: string): string | undefined {
  if (!kebabCase.test(name)) {
    return `The name "${name}" is not in kebab-case: write it like word-games, without mfe-.`;
  }
  if (name.startsWith('mfe-'))
    return `Leave mfe- out: the folder of "${name.slice(4)}" gets it automatically.`;
  if (name.length > 30) return `The name "${name}" is longer than 30 characters.`;
  if (reservedNames.has(name)) {
    return `The name "${name}" is taken by the product itself.`;
  }
  if (existsSync(join(root, `mfe-${name}`))) return `The folder mfe-${name} already exists.`;
  return undefined;
}

function findRouteFault(route: string, manifests: readonly RemoteManifest[]): string | undefined {
  if (!routeForm.test(route)) return `The route "${route}" is not a path like /word-games.`;
  const [, first = ''] = route.split('/');
  if (reservedPaths.has(first)) return `Addresses under /${first} belong to the product itself.`;
  const owner = manifests.find(({ routes }) => routes.includes(route));
  return owner && `The route ${route} belongs to mfe-${owner.name}: choose another with --route.`;
}

function freePort(taken: readonly number[]): number {
  const used = new Set([...otherPorts, ...taken]);
  let port = 3001;
  while (used.has(port)) port += 1;
  return port;
}

/** Returns the plan for the options, or a one-line reason why the remote cannot be created. */
export function planRemote(root: string, options: RemoteOptions): RemotePlan | string {
  const { name, title = titleOf(name), route = `/${name}` } = options;
  const nameFault = findNameFault(root, name);
  if (nameFault !== undefined) return nameFault;
  if (!titleForm.test(title)) {
    return `The title "${title}" must be 1 to 30 letters, digits and spaces.`;
  }
  const folders = listRemotes(root);
  const manifests = folders.map((folder) => readManifest(root, folder));
  const routeFault = findRouteFault(route, manifests);
  if (routeFault !== undefined) return routeFault;
  const orders = manifests.flatMap(({ navigation }) => navigation.map(({ order }) => order));
  return {
    name,
    folder: `mfe-${name}`,
    title,
    route,
    port: freePort(folders.map((folder) => readRemotePort(root, folder))),
    order: Math.max(0, ...orders) + 10,
  };
}
