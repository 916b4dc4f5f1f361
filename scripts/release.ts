/** npm run release: builds and releases remotes and the shell; `-- --help` says how. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCli } from '../release/src/run-cli.ts';
import type { Project } from '../release/src/commands/project.ts';
import { describeContract, describeHost } from '../release/src/gate/describe-contract.ts';
import { build } from './building/build.ts';
import { clipLines } from './building/clip-lines.ts';
import { runCommand } from './processes/run-command.ts';
import { listRemotes } from '../remote-kit/remotes/list-remotes.ts';
import { listSteps } from './building/list-steps.ts';
import { testRemote } from './releasing/test-remote.ts';

const root = join(import.meta.dirname, '..');

function folderName(frontEnd: string): string {
  return frontEnd === 'shell' ? 'shell' : `mfe-${frontEnd}`;
}

/** Checks only this remote: faults in another team's sources must not block its release. */
async function checkRemote(remote: string): Promise<string | null> {
  const folder = folderName(remote);
  const lint = await runCommand(['oxlint', folder], { root });
  if (lint.code !== 0) return clipLines(lint.output).trim();
  const types = await runCommand(['tsc', '--pretty', 'false'], { root });
  if (types.code === null) return types.output;
  const own = types.output.split('\n').filter((line) => line.startsWith(`${folder}/`));
  return own.length > 0 ? own.join('\n') : null;
}

/**
 * Built with the version of the release instead of a local one; the build's stamp is then valid for
 * it.
 */
async function buildRemote(remote: string, version: string): Promise<string | null> {
  const folder = folderName(remote);
  const names = remote === 'shell' ? ['shell', 'pages'] : [folder];
  const lines: string[] = [];
  for (const name of names) rmSync(join(root, '.cache/build', name), { force: true });
  const isBuilt = await build({
    root,
    steps: listSteps(root).filter(({ name }) => names.includes(name)),
    print: (line) => lines.push(line),
    env: { RELEASE_VERSION: version },
  });
  return isBuilt ? null : lines.join('\n');
}

const project: Project = {
  remotes: () => listRemotes(root).map((folder) => folder.slice('mfe-'.length)),
  folderOf: (remote) => join(root, folderName(remote)),
  versionOf(frontEnd) {
    const file = join(root, folderName(frontEnd), 'package.json');
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    return version;
  },
  async localVersionOf(remote) {
    const { buildVersion } = (await import(pathToFileURL(join(root, 'rspack.base.js')).href)) as {
      buildVersion: (folder: string) => string;
    };
    return buildVersion(folderName(remote));
  },
  check: checkRemote,
  test: (remote) => testRemote(root, folderName(remote)),
  build: buildRemote,
  async mount(release, say) {
    // Only releasing needs a browser: the other commands start without it.
    const { mountRoutes } = await import('./mounting/mount-routes.ts');
    return mountRoutes(root, join(root, folderName(release.name), 'dist'), release, say);
  },
  contractOf: (frontEnd) =>
    frontEnd === 'shell'
      ? describeHost(root)
      : describeContract(root, join(root, folderName(frontEnd))),
  async commit() {
    if (!existsSync(join(root, '.git'))) return null;
    const { code, output } = await runCommand(['git', 'rev-parse', 'HEAD'], { root });
    return code === 0 ? output.trim() : null;
  },
};

process.exitCode = await runCli(root, project, process.argv.slice(2), {
  out: (line) => console.log(line),
  error: (line) => console.error(line),
});
