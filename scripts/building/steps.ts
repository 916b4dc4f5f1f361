import { listRemotes } from '../../remote-kit/remotes/list-remotes.ts';

/** One step of the build. It runs again when its inputs, or those of a step before it, change. */
export interface BuildStep {
  name: string;
  /** What stands in the line that reports it. */
  title: string;
  command: readonly string[];
  /** Files and folders that it reads, from the project's root. */
  inputs: readonly string[];
  /** What must be there afterwards. */
  outputs: readonly string[];
  /** Names of the steps whose results it reads. */
  after: readonly string[];
}

const frontEndInputs = ['platform', 'remote-kit/rspack', 'rspack.base.js', 'package-lock.json'];

/** The shell reads snapshots as the API does. */
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
      inputs: ['content'],
      outputs: ['content/dist/word-bank.json', 'content/dist/paradigms.json'],
      after: [],
    },
    {
      name: 'ipa',
      title: 'IPA written',
      command: ['node', 'api/src/voice/write-ipa.ts'],
      inputs: [
        'api/src/voice',
        'api/src/bank/ipa-file.ts',
        'node_modules/@echogarden/espeak-ng-emscripten/package.json',
      ],
      outputs: ['api/dist/ipa.json'],
      after: ['content'],
    },
    // Its version changes with how its pages are painted.
    frontEnd('shell', 'Shell built', [...shellInputs, 'scripts/building/write-pages.ts']),
    {
      name: 'pages',
      title: 'Pages painted',
      command: ['node', 'scripts/building/write-pages.ts'],
      inputs: ['scripts/building/write-pages.ts'],
      outputs: ['shell/dist/pages'],
      after: ['shell'],
    },
    ...remotes.map((folder) => frontEnd(folder, `Remote ${folder.slice('mfe-'.length)} built`)),
    {
      name: 'registry',
      title: 'Front ends published',
      command: ['node', 'release/src/publish.ts'],
      inputs: ['release', 'platform/contracts'],
      outputs: ['release/dist/registry.json'],
      after: ['pages', ...remotes],
    },
  ];
}
