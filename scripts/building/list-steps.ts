import { listRemotes } from '../../remote-kit/remotes/list-remotes.ts';

/** One step of the build. It runs again when its inputs, or those of a step before it, change. */
export interface BuildStep {
  name: string;
  /** Its label in the build's output. */
  title: string;
  command: readonly string[];
  /** Files and folders that it reads, relative to the project's root. */
  inputs: readonly string[];
  /** Files and folders that must exist afterwards. */
  outputs: readonly string[];
  /** Names of the steps whose results it reads. */
  after: readonly string[];
}

const frontEndInputs = [
  'languages',
  'platform',
  'remote-kit/rspack',
  'remote-kit/painted-view',
  'rspack.base.js',
  'package-lock.json',
];

/** The shell reads snapshots with the same code as the API. */
const shellInputs = ['release/src/reader', 'release/src/signature', 'release/package.json'];

function frontEnd(folder: string, title: string, inputs: readonly string[] = []): BuildStep {
  return {
    name: folder,
    title,
    command: ['rspack', 'build', '-c', `${folder}/rspack.config.js`],
    inputs: [folder, ...frontEndInputs, ...inputs],
    outputs: [`${folder}/dist`],
    after: [],
  };
}

/** Every step, in the order in which they run. */
export function listSteps(root: string): BuildStep[] {
  const remotes = listRemotes(root);
  return [
    {
      name: 'content',
      title: 'Word bank built',
      command: ['node', 'content/src/build.ts'],
      inputs: ['languages', 'content'],
      outputs: [
        'content/dist/word-bank.bin',
        'content/dist/paradigms.json',
        'content/dist/ladders.json',
      ],
      after: [],
    },
    // Its version also changes with the code that renders its pages.
    frontEnd('shell', 'Shell built', [...shellInputs, 'scripts/building/pages']),
    {
      name: 'pages',
      title: 'Pages painted',
      command: ['node', 'scripts/building/pages/write-pages.ts'],
      inputs: ['scripts/building/pages'],
      outputs: ['shell/dist/pages'],
      after: ['shell'],
    },
    ...remotes.map((folder) => frontEnd(folder, `Remote ${folder.slice('mfe-'.length)} built`)),
    {
      name: 'components',
      title: 'Components listed',
      command: ['node', 'scripts/building/write-components.ts'],
      inputs: ['package.json', 'package-lock.json', 'scripts/building/write-components.ts'],
      outputs: ['dist/sbom.cdx.json'],
      after: [],
    },
    {
      name: 'registry',
      title: 'Front ends published',
      command: ['node', 'release/src/publish.ts'],
      inputs: ['release', 'platform/contracts', 'languages'],
      outputs: ['release/dist/registry.json'],
      after: ['pages', ...remotes],
    },
  ];
}
