/**
 * npm run create-remote -- <name> [--title <title>] [--route </path>] [--dry-run]
 * Makes a working remote in mfe-<name>: a screen with its states, its texts and its tests.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './processes/run-command.ts';
import {
  planRemote,
  type RemotePlan,
  type RemoteOptions,
} from '../remote-kit/create-remote/plan-remote.ts';
import { writeRemote } from '../remote-kit/create-remote/write-remote.ts';

const usage =
  'npm run create-remote -- <name> [--title "Word Games"] [--route /word-games] [--dry-run]';
const root = join(import.meta.dirname, '..');
const template = join(root, 'remote-kit/template');

interface Options extends RemoteOptions {
  isDryRun: boolean;
}

/** @returns the options, or the usage text */
function readOptions(args: string[]): Options | string {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        route: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) return usage;
    return { name, title: values.title, route: values.route, isDryRun: values['dry-run'] };
  } catch (error) {
    return `${(error as Error).message}\n${usage}`;
  }
}

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

/** @returns whether the remote was written and npm knows it */
async function make(plan: RemotePlan): Promise<boolean> {
  const files = writeRemote(root, template, plan);
  const { code, output } = await runCommand(['oxfmt', plan.folder], { root });
  if (code !== 0) {
    console.error(`${output}✗ ${plan.folder} was written, but could not be formatted.`);
    return false;
  }
  console.log(`✓ ${plan.folder} made: ${files.length} files`);
  const install = ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'];
  const installed = await runCommand(install, { root });
  if (installed.code !== 0) {
    console.error(
      `${installed.output}✗ ${plan.folder} was created, but npm install failed: run it again.`,
    );
    return false;
  }
  console.log('✓ Added to the lock file');
  return true;
}

async function create(args: string[]): Promise<boolean> {
  if (args.includes('--help')) {
    console.log(usage);
    return true;
  }
  const options = readOptions(args);
  const plan = typeof options === 'string' ? options : planRemote(root, options);
  if (typeof plan === 'string' || typeof options === 'string') {
    console.error(plan);
    return false;
  }
  if (options.isDryRun) {
    console.log(JSON.stringify(plan, null, 2));
    return true;
  }
  const isCreated = await make(plan);
  if (isCreated) printNextSteps(plan);
  return isCreated;
}

if (!(await create(process.argv.slice(2)))) process.exitCode = 1;
