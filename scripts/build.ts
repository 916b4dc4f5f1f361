/** npm run build: builds what changed and shows what the tools print. --force builds everything. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './building/build.ts';
import { reportBuild } from './building/report-build.ts';
import { listSteps } from './building/steps.ts';

const root = join(import.meta.dirname, '..');
if (process.argv.includes('--force'))
  rmSync(join(root, '.cache/build'), { recursive: true, force: true });
const isBuilt = await build({ root, steps: listSteps(root), print: console.log, isVerbose: true });
if (isBuilt) console.log('✓ Everything is built');
process.exitCode = isBuilt && reportBuild(root, console.log) ? 0 : 1;
