/**
 * npm run create-remote -- <name> [--title <title>] [--route </path>] [--dry-run]
 * Makes a working remote in mfe-<name>: a screen with its states, its texts and its tests.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './processes/run-command.ts';
import { planRemote, type RemotePlan } from '../remote-kit/create-remote/plan-remote.ts';
import { writeRemote } from '../remote-kit/create-remote/write-remote.ts';

const usage =
  'npm run create-remote -- <name> [--title "Word Games"] [--route /word-games] [--dry-run]';
const root = join(import.meta.dirname, '..');
const template = join(root, 'remote-kit/template');

function printNextSteps({ folder, route, port }: RemotePlan): void {
  const steps = [
    [`npm run dev -w ${folder}`, `alone with a fake host, at http://localhost:${port}`],
    ['npm run dev', `with everything, at http://localhost:3000${route}`],
    [`npx jest ${folder}`, 'its tests'],
  ];
  const width = Math.max(...steps.map(([command = '']) => command.length));
  const lines = steps.map(([command = '', what]) => `  ${command.padEnd(width)}  # ${what}`);
  console.log(`\nNext:\n${lines.join('\n')}\ndocs/teams.md describes the way to a first release.`);
}

/** Writes the remote and adds it to the lock file. @throws when one of them fails */
async function make(plan: RemotePlan): Promise<void> {
  const files = writeRemote(root, template, plan);
  const formatted = await runCommand(['oxfmt', plan.folder], { root });
  if (formatted.code !== 0) {
    throw new Error(`${formatted.output}✗ ${plan.folder} was written, but could not be formatted.`);
  }
  console.log(`✓ ${plan.folder} made: ${files.length} files`);
  const install = ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'];
  const installed = await runCommand(install, { root });
  if (installed.code !== 0) {
    throw new Error(
      `${installed.output}✗ ${plan.folder} was created, but npm install failed: run it again.`,
    );
  }
  console.log('✓ Added to the lock file');
}

/** @throws with a text for a person when nothing or not everything was made */
async function create(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      route: { type: 'string' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new Error(usage);
  const plan = planRemote(root, { name, title: values.title, route: values.route });
  if (typeof plan === 'string') throw new Error(plan);
  if (values['dry-run']) {
    console.log(JSON.stringify(plan, null, 2));
    return;
  }
  await make(plan);
  printNextSteps(plan);
}

create().catch((error: NodeJS.ErrnoException) => {
  console.error(error.message);
  if (error.code?.startsWith('ERR_PARSE_ARGS')) console.error(usage);
  process.exitCode = 1;
});
