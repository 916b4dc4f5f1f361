import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { Project, ProjectPackage } from './project.ts';

function languages(...entries: string[]): string[] {
  return entries.map((entry) => `@topwords/languages/${entry}`);
}

/**
 * What of ours each package may import; front ends and examples, the entries of the platform besides.
 * A package that is not listed may import nothing of ours.
 */
const open = new Map<string, readonly string[]>([
  ['platform', languages('identity')],
  [
    'content',
    ['@topwords/platform/contracts', ...languages('identity', 'text', 'paradigms', 'grammar')],
  ],
  [
    'api',
    [
      '@topwords/platform/contracts',
      '@topwords/content/bank',
      '@topwords/content/paradigms',
      '@topwords/release/commands',
      '@topwords/release/log',
      '@topwords/release/reader',
      ...languages('identity', 'text', 'paradigms', 'syntax', 'gloss', 'tutor'),
    ],
  ],
  ['release', ['@topwords/platform/contracts']],
  ['shell', ['@topwords/release/reader']],
]);

/** What a page may load of languages beside the platform: the light parts. */
const openToPages = languages('identity', 'typing');

/** Only the release commands sign; tests of those who read do too. */
const forReadersTests: readonly string[] = [
  '@topwords/release/signing',
  '@topwords/release/testing',
  '@topwords/release/testing/stores',
];

/** These stand outside: they drive the whole. */
const unbound = new Set(['e2e']);

/** Shared across the fleet through a facade of platform, so that they stay tree-shaken and single. */
const facades: readonly [RegExp, string][] = [
  [/^(antd|@ant-design\/.+|@rc-component\/.+|rc-[a-z-]+)$/, '@topwords/platform/ui'],
  [/^rxjs$/, '@topwords/platform/rx'],
  [/^react-router(-dom)?$/, '@topwords/platform/router'],
];

/** What contracts may import: schemas. */
const inContracts = new Set(['zod']);

type Kind = 'source' | 'test' | 'configuration';

interface Importing {
  folder: string;
  inside: string;
  kind: Kind;
}

/** Entries of the remote kit, and which files may import them: none that learners get. */
const kitEntries = new Map<string, { reason: string; mayImport: (file: Importing) => boolean }>([
  [
    '@topwords/remote-kit/testing',
    {
      reason: 'is for tests.',
      mayImport: ({ folder, kind }) =>
        kind === 'test' && (folder === 'platform' || isFrontEnd(folder)),
    },
  ],
  [
    '@topwords/remote-kit/alone',
    {
      reason: 'is for the page of a remote alone: src/bootstrap.tsx.',
      mayImport: ({ folder, inside }) => isRemote(folder) && inside === 'src/bootstrap.tsx',
    },
  ],
  [
    '@topwords/remote-kit/rspack',
    {
      reason: 'is for configurations of builds.',
      mayImport: ({ folder, kind }) => kind === 'configuration' && isFrontEnd(folder),
    },
  ],
  [
    '@topwords/remote-kit/fake-api',
    { reason: 'is for examples.', mayImport: ({ folder }) => isExample(folder) },
  ],
]);

function isRemote(folder: string): boolean {
  return folder.startsWith('mfe-') || folder === 'remote-kit/template';
}

function isFrontEnd(folder: string): boolean {
  return folder === 'shell' || isRemote(folder);
}

/** Code as others would write it who load our remotes: it knows public packages and the platform. */
function isExample(folder: string): boolean {
  return folder.startsWith('examples/');
}

function runsInBrowser(folder: string): boolean {
  return folder === 'platform' || isFrontEnd(folder) || isExample(folder);
}

function kindOf(path: string): Kind {
  if (/^[^/]+\.config\.[cm]?[jt]s$/.test(path)) return 'configuration';
  return /\.test\.tsx?$/.test(path) || /(^|\/)testing\//.test(path) ? 'test' : 'source';
}

function packageNameOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function judgePath(folder: string, inside: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return 'A file is imported by its relative path.';
  const target = posix.normalize(posix.join(posix.dirname(inside), specifier));
  if (target === '..' || target.startsWith('../')) {
    const reachesRootFile = /^\.\.\/[^/]+\.[cm]?[jt]s$/.test(target);
    if (kindOf(inside) === 'configuration' && reachesRootFile) return undefined;
    return `A relative import may not leave ${folder}.`;
  }
  const isForLearners = runsInBrowser(folder) && kindOf(inside) === 'source';
  if (isForLearners && /(^|\/)testing\//.test(target)) {
    return 'What is for tests is imported by tests.';
  }
  const leavesContracts = inside.startsWith('contracts/') && !target.startsWith('contracts/');
  if (folder === 'platform' && leavesContracts) {
    return 'platform/contracts imports nothing else of the platform.';
  }
  return undefined;
}

function judgeOwn(importer: ProjectPackage, inside: string, specifier: string, project: Project) {
  const { folder } = importer;
  if (packageNameOf(specifier) === importer.name) {
    return 'A package imports its own parts by relative path.';
  }
  const kitEntry = kitEntries.get(specifier);
  if (kitEntry) {
    const isAllowed = kitEntry.mayImport({ folder, inside, kind: kindOf(inside) });
    return isAllowed ? undefined : `${specifier} ${kitEntry.reason}`;
  }
  const platform = project.packages.get('platform');
  const usesPlatform = isFrontEnd(folder) || isExample(folder) || folder === 'remote-kit';
  const readsReleases = open.get(folder)?.includes('@topwords/release/reader') ?? false;
  const allowed = new Set([
    ...((usesPlatform && platform?.entries) || []),
    ...(open.get(folder) ?? []),
    ...(isFrontEnd(folder) ? openToPages : []),
    ...(readsReleases && kindOf(inside) === 'test' ? forReadersTests : []),
  ]);
  if (!allowed.has(specifier)) {
    const list = [...allowed].join(', ') || 'nothing';
    return `${folder} may not import ${specifier}. Of ours it may import: ${list}.`;
  }
  return undefined;
}

function judgePackage(importer: ProjectPackage, inside: string, name: string, project: Project) {
  const { folder } = importer;
  const kind = kindOf(inside);
  // antd is the toolkit of the console alone.
  const isConsoles = folder === 'mfe-console' && name === 'antd';
  if (isFrontEnd(folder) && !isConsoles) {
    const facade = facades.find(([pattern]) => pattern.test(name));
    if (facade) return `${name} comes through ${facade[1]}.`;
  }
  if (isRemote(folder) && name.startsWith('@module-federation/') && kind !== 'configuration') {
    return 'A remote does not load remotes: it asks the host to navigate.';
  }
  const isContract = folder === 'platform' && inside.startsWith('contracts/') && kind === 'source';
  if (isContract && !inContracts.has(name)) {
    return `platform/contracts imports nothing but ${[...inContracts].join(' and ')}.`;
  }
  if (importer.dependencies.has(name)) return undefined;
  if (kind !== 'source' && project.tools.has(name)) return undefined;
  return `${name} is not among the dependencies of ${folder}/package.json.`;
}

function judgeBuiltin(folder: string, inside: string): string | undefined {
  if (!runsInBrowser(folder) || kindOf(inside) !== 'source') return undefined;
  return `${folder} runs in the browser, where Node's own modules are not.`;
}

/**
 * Says why a file may not import something, or undefined when it may.
 * @param file path from the project's root, with slashes
 * @param specifier what stands in the import, or null when that is only known at run time
 */
export function judgeImport(
  file: string,
  specifier: string | null,
  project: Project,
): string | undefined {
  const parts = file.split('/');
  const depth = project.packages.has(parts.slice(0, 2).join('/')) ? 2 : 1;
  const folder = parts.slice(0, depth).join('/');
  const importer = project.packages.get(folder);
  if (!importer || unbound.has(folder)) return undefined;
  const inside = parts.slice(depth).join('/');
  if (specifier === null) {
    return runsInBrowser(folder) ? 'An import names its module in a literal.' : undefined;
  }
  if (/^[./#]|^(file|data|https?):/.test(specifier)) return judgePath(folder, inside, specifier);
  if (isBuiltin(specifier)) return judgeBuiltin(folder, inside);
  if (specifier.startsWith('@topwords/')) {
    return judgeOwn(importer, inside, specifier, project);
  }
  return judgePackage(importer, inside, packageNameOf(specifier), project);
}
