import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { isExample, isFrontEnd, isRemote, type Project, type ProjectPackage } from './project.ts';

function languages(...entries: string[]): string[] {
  return entries.map((entry) => `@topwords/languages/${entry}`);
}

/**
 * Which of our packages each package may import. Front ends and examples may also import the
 * entries of the platform. A package that is not listed may import none of ours.
 */
const allowedEntries = new Map<string, readonly string[]>([
  ['platform', languages('identity')],
  [
    'content',
    [
      '@topwords/platform/contracts',
      ...languages('identity', 'text', 'paradigms', 'grammar', 'sound', 'correction'),
    ],
  ],
  [
    'api',
    [
      '@topwords/platform/contracts',
      '@topwords/content/bank',
      '@topwords/content/paradigms',
      '@topwords/content/ladders',
      '@topwords/content/teaching',
      '@topwords/content/spelling',
      '@topwords/content/phrases',
      '@topwords/content/usages',
      '@topwords/release/commands',
      '@topwords/release/log',
      '@topwords/release/reader',
      ...languages(
        'identity',
        'text',
        'paradigms',
        'syntax',
        'gloss',
        'tutor',
        'correction',
        'sound',
        'typing',
      ),
    ],
  ],
  ['release', ['@topwords/platform/contracts']],
  ['shell', ['@topwords/release/reader']],
]);

/** The parts of `languages` that a page may load outside the platform: the light ones. */
const entriesForPages = languages('identity', 'typing');

/** Only the release commands sign, and tests of code that reads snapshots. */
const entriesForReaderTests: readonly string[] = [
  '@topwords/release/signing',
  '@topwords/release/testing',
  '@topwords/release/testing/stores',
];

/** These may import anything: they drive the whole project. */
const unbound = new Set(['e2e']);

/**
 * Shared by all front ends through a facade in platform, so that they stay tree-shaken and single.
 */
const facades: readonly [RegExp, string][] = [
  [/^(antd|@ant-design\/.+|@rc-component\/.+|rc-[a-z-]+)$/, '@topwords/platform/ui'],
  [/^rxjs$/, '@topwords/platform/rx'],
  [/^react-router(-dom)?$/, '@topwords/platform/router'],
];

/** Packages that contracts may import. */
const inContracts = new Set(['zod']);

type Kind = 'source' | 'test' | 'configuration';

interface Importing {
  folder: string;
  inside: string;
  kind: Kind;
}

/** Entries of the remote kit, and which files may import them: none that ship to learners. */
const kitEntries = new Map<string, { reason: string; mayImport: (file: Importing) => boolean }>([
  [
    '@topwords/remote-kit/testing',
    {
      reason: 'is only for tests.',
      mayImport: ({ folder, kind }) =>
        kind === 'test' && (folder === 'platform' || isFrontEnd(folder)),
    },
  ],
  [
    '@topwords/remote-kit/alone',
    {
      reason: 'is only for a remote’s standalone page, src/bootstrap.tsx.',
      mayImport: ({ folder, inside }) => isRemote(folder) && inside === 'src/bootstrap.tsx',
    },
  ],
  [
    '@topwords/remote-kit/painted-view',
    {
      reason: 'is only for a remote’s painted view, src/painted-view.tsx.',
      mayImport: ({ folder, inside }) => isRemote(folder) && inside === 'src/painted-view.tsx',
    },
  ],
  [
    '@topwords/remote-kit/rspack',
    {
      reason: 'is only for build configurations.',
      mayImport: ({ folder, kind }) => kind === 'configuration' && isFrontEnd(folder),
    },
  ],
  [
    '@topwords/remote-kit/fake-api',
    { reason: 'is only for examples.', mayImport: ({ folder }) => isExample(folder) },
  ],
]);

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
  if (!specifier.startsWith('.')) return 'Import files by their relative path.';
  const target = posix.normalize(posix.join(posix.dirname(inside), specifier));
  if (target === '..' || target.startsWith('../')) {
    const reachesRootFile = /^\.\.\/[^/]+\.[cm]?[jt]s$/.test(target);
    if (kindOf(inside) === 'configuration' && reachesRootFile) return undefined;
    return `A relative import must not leave ${folder}.`;
  }
  const isForLearners = runsInBrowser(folder) && kindOf(inside) === 'source';
  if (isForLearners && /(^|\/)testing\//.test(target)) {
    return 'Only tests may import from testing folders.';
  }
  const leavesContracts = inside.startsWith('contracts/') && !target.startsWith('contracts/');
  if (folder === 'platform' && leavesContracts) {
    return 'platform/contracts may not import other parts of the platform.';
  }
  return undefined;
}

function judgeOwn(importer: ProjectPackage, inside: string, specifier: string, project: Project) {
  const { folder } = importer;
  if (packageNameOf(specifier) === importer.name) {
    return 'A package must import its own parts by relative path.';
  }
  const kitEntry = kitEntries.get(specifier);
  if (kitEntry) {
    const isAllowed = kitEntry.mayImport({ folder, inside, kind: kindOf(inside) });
    return isAllowed ? undefined : `${specifier} ${kitEntry.reason}`;
  }
  const platform = project.packages.get('platform');
  const usesPlatform = isFrontEnd(folder) || isExample(folder) || folder === 'remote-kit';
  const readsReleases = allowedEntries.get(folder)?.includes('@topwords/release/reader') ?? false;
  const allowed = new Set([
    ...((usesPlatform && platform?.entries) || []),
    ...(allowedEntries.get(folder) ?? []),
    ...(isFrontEnd(folder) ? entriesForPages : []),
    ...(readsReleases && kindOf(inside) === 'test' ? entriesForReaderTests : []),
  ]);
  if (!allowed.has(specifier)) {
    const list = [...allowed].join(', ') || 'nothing';
    return `${folder} may not import ${specifier}. Of our packages it may import: ${list}.`;
  }
  return undefined;
}

function judgePackage(importer: ProjectPackage, inside: string, name: string, project: Project) {
  const { folder } = importer;
  const kind = kindOf(inside);
  // Only the console uses antd.
  const isConsoles = folder === 'mfe-console' && name === 'antd';
  if (isFrontEnd(folder) && !isConsoles) {
    const facade = facades.find(([pattern]) => pattern.test(name));
    if (facade) return `Import ${name} through ${facade[1]}.`;
  }
  if (isRemote(folder) && name.startsWith('@module-federation/') && kind !== 'configuration') {
    return 'A remote must not load remotes: it asks the host to navigate.';
  }
  const isContract = folder === 'platform' && inside.startsWith('contracts/') && kind === 'source';
  if (isContract && !inContracts.has(name)) {
    return `platform/contracts may only import ${[...inContracts].join(' and ')}.`;
  }
  if (importer.dependencies.has(name)) return undefined;
  if (kind !== 'source' && project.tools.has(name)) return undefined;
  return `${name} is not a dependency in ${folder}/package.json.`;
}

function judgeBuiltin(folder: string, inside: string): string | undefined {
  if (!runsInBrowser(folder) || kindOf(inside) !== 'source') return undefined;
  return `${folder} runs in the browser, which has no Node modules.`;
}

/**
 * Returns why a file may not import something; undefined when it may.
 * @param file path from the project's root, with slashes
 * @param specifier the module specifier; null when it is only known at run time
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
