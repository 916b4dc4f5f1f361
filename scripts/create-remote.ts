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
  type RemoteWish,
} from '../remote-kit/create-remote/plan-remote.ts';
import { writeRemote } from '../remote-kit/create-remote/write-remote.ts';

const usage =
  'npm run create-remote -- <name> [--title "Word Games"] [--route /word-games] [--dry-run]';
const root = join(import.meta.dirname, '..');
const template = join(root, 'remote-kit/template');

interface Order extends RemoteWish {
  isDryRun: boolean;
}

/** @returns the options, or the usage text */
function readOrder(args: string[]): Order | string {
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

function tell({ folder, route, port }: RemotePlan): void {
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
  const order = readOrder(args);
  const plan = typeof order === 'string' ? order : planRemote(root, order);
  if (typeof plan === 'string' || typeof order === 'string') {
    console.error(plan);
    return false;
  }
  if (order.isDryRun) {
    console.log(JSON.stringify(plan, null, 2));
    return true;
  }
  const isMade = await make(plan);
  if (isMade) tell(plan);
  return isMade;
}

if (!(await create(process.argv.slice(2)))) process.exitCode = 1;
