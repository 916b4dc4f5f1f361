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

/** @throws when the remote cannot be formatted or added to the lock file */
async function make(plan: RemotePlan): Promise<void> {
  const files = writeRemote(root, template, plan);
  const { code, output } = await runCommand(['oxfmt', plan.folder], { root });
  if (code !== 0) {
    throw new Error(`${output}✗ ${plan.folder} was written, but could not be formatted.`);
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

/** @throws when the arguments are wrong or the remote cannot be created */
async function create(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage);
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      route: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new Error(usage);
  const plan = planRemote(root, { name, title: values.title, route: values.route });
  if (typeof plan === 'string') throw new Error(plan);
  if (values['dry-run']) return console.log(JSON.stringify(plan, null, 2));
  await make(plan);
  printNextSteps(plan);
}

try {
  await create(process.argv.slice(2));
} catch (error) {
  const { code = '', message } = error as NodeJS.ErrnoException;
  console.error(code.startsWith('ERR_PARSE_ARGS') ? `${message}\n${usage}` : message);
  process.exitCode = 1;
}
