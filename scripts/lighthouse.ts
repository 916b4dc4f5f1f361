/**
 * npm run lighthouse -- --folder <folder with Lighthouse>: what Lighthouse says of the built welcome
 * page on a phone, three times. `--path` names another page, `--learner` opens it as a learner who
 * has signed in and whose browser has none of its files, `--language` names another language of the
 * interface, `--runs` how often, `--throttled` has the browser throttle the network instead of
 * simulating it. Figures to compare on one machine: each run prints how fast Lighthouse found it.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './building/build.ts';
import { listSteps } from './building/list-steps.ts';
import { createSignIn } from './lighthouse/create-sign-in.ts';
import { adviseInstall, loadLighthouse, type Measured } from './lighthouse/load-lighthouse.ts';
import { prepareBrowser } from './processes/browser.ts';
import { withApi, withSqlite } from './processes/start-api.ts';
import { alignColumns } from './tables/align-columns.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '.cache/lighthouse' },
    path: { type: 'string', default: '/' },
    language: { type: 'string', default: 'en' },
    runs: { type: 'string', default: '3' },
    learner: { type: 'boolean', default: false },
    throttled: { type: 'boolean', default: false },
  },
});

const inMs = (value: number) => `${Math.round(value)} ms`;

function rowOf(run: Measured): string[] {
  return [
    ...Object.values(run.scores).map(String),
    inMs(run.fcp),
    inMs(run.lcp),
    inMs(run.tbt),
    run.cls.toFixed(3),
    `${(run.scriptBytes / 1000).toFixed(1)} kB`,
    `${(run.bytes / 1000).toFixed(1)} kB`,
    String(run.requests),
    String(Math.round(run.machine)),
  ];
}

const browser = await prepareBrowser(root);
/** Signs a learner in; set once there is an API. */
let signIn: ((browserAddress: string) => Promise<void>) | undefined;
const measure = await loadLighthouse(values.folder, {
  browser,
  isThrottled: values.throttled,
  language: values.language,
  prepare: async (browserAddress) => signIn?.(browserAddress),
});
if (measure === undefined) {
  console.error(adviseInstall(values.folder));
  process.exitCode = 1;
} else if (await build({ root, steps: listSteps(root), print: console.log })) {
  const rows = [
    [
      'performance',
      'accessibility',
      'practices',
      'SEO',
      'FCP',
      'LCP',
      'TBT',
      'CLS',
      'scripts',
      'all',
      'requests',
      'machine',
    ],
  ];
  await withSqlite((database) =>
    withApi(root, database, async ({ address }) => {
      if (values.learner) signIn = await createSignIn(address);
      for (let run = 0; run < Number(values.runs); run += 1) {
        rows.push(rowOf(await measure(address + values.path)));
      }
    }),
  );
  console.log(alignColumns(rows));
} else process.exitCode = 1;
