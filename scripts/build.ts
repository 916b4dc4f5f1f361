/** npm run build: builds what changed and shows what the tools print. --force builds everything. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './building/build.ts';
import { measureSizes, reportSizes } from './building/sizes.ts';
import { listSteps } from './building/steps.ts';

const root = join(import.meta.dirname, '..');
if (process.argv.includes('--force'))
  rmSync(join(root, '.cache/build'), { recursive: true, force: true });
const isBuilt = await build({ root, steps: listSteps(root), print: console.log, isVerbose: true });
if (isBuilt) console.log('✓ Everything is built');
const isWithinBudgets = isBuilt && reportSizes(measureSizes(root), console.log);
process.exitCode = isWithinBudgets ? 0 : 1;
