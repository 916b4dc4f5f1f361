import { join } from 'node:path';
import { build } from '../building/build.ts';
import { reportBuild } from '../building/report-build.ts';
import { listSteps } from '../building/list-steps.ts';
import { prepareBrowser } from '../processes/browser.ts';
import { inFolder } from '../processes/in-folder.ts';
import { findFreePort } from '../processes/port.ts';
import { runCommand } from '../processes/run-command.ts';
import { startMariaDb } from '../servers/start-mariadb.ts';
import { startMySql } from '../servers/start-mysql.ts';
import { startRedis } from '../servers/start-redis.ts';
import { startS3 } from '../servers/start-s3.ts';
import { outcomeOfCheck, outcomeOfPlaywright, type Outcome } from './outcome.ts';
import { readReport, runJest } from './run-jest.ts';

export interface Stage {
  title: string;
  /** Left out by `npm run validate`: it needs a browser or a database server. */
  isHeavy?: boolean;
  run: (root: string, signal: AbortSignal) => Promise<Outcome>;
}

type Variables = Record<string, string | undefined>;

/** A stage's private server, and the environment in which its tests find it. */
interface StageServer {
  env: Variables;
  stop: () => Promise<void>;
}

interface JestRun {
  projects: readonly string[];
  /** Only tests that depend on this file; default: all. */
  relatedTo?: string;
  /** Only tests in these folders; default: all. */
  folders?: readonly string[];
  /** Starting it makes the stage a heavy one. */
  start?: (root: string) => Promise<StageServer>;
}

const noServers: Variables = { TEST_DATABASE_URL: undefined, TEST_REDIS_URL: undefined };

function check(title: string, ...command: string[]): Stage {
  return {
    title,
    run: async (root, signal) => {
      const { code, output } = await runCommand(command, { root, signal });
      return outcomeOfCheck(code, output);
    },
  };
}

function tests(title: string, { projects, relatedTo, folders, start }: JestRun): Stage {
  async function run(root: string, signal: AbortSignal): Promise<Outcome> {
    const server = await start?.(root);
    try {
      const related = relatedTo === undefined ? [] : ['--findRelatedTests', relatedTo];
      const inside = folders === undefined ? [] : ['--testPathPatterns', ...folders];
      return await runJest([...related, ...inside, '--selectProjects', ...projects], {
        root,
        signal,
        env: { ...noServers, ...server?.env },
      });
    } finally {
      await server?.stop();
    }
  }
  return { title, isHeavy: start !== undefined, run };
}

async function runBuild(root: string, signal: AbortSignal): Promise<Outcome> {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const isBuilt = await build({ root, steps: listSteps(root), print, signal });
  const isFit = isBuilt && reportBuild(root, print);
  return outcomeOfCheck(isFit ? 0 : 1, lines.join('\n'));
}

async function runBrowser(root: string, signal: AbortSignal): Promise<Outcome> {
  return inFolder(async (data) => {
    const file = join(data, 'report.json');
    const env = {
      CHROMIUM_PATH: await prepareBrowser(root),
      E2E_DATA: data,
      E2E_PORT: String(await findFreePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      PLAYWRIGHT_FORCE_TTY: '0',
    };
    const command = ['playwright', 'test', '-c', 'e2e/playwright.config.ts'];
    const { code, output } = await runCommand([...command, '--reporter=list,json'], {
      root,
      signal,
      env,
    });
    return outcomeOfPlaywright(readReport(file), code, output);
  });
}

async function startDatabase(start: typeof startMySql, root: string): Promise<StageServer> {
  const { url, stop } = await start(root);
  return { env: { TEST_DATABASE_URL: url }, stop };
}

/** Every stage of `npm test`: the groups run in order, the stages of a group concurrently. */
export const stages: readonly (readonly Stage[])[] = [
  [
    check('Format', 'oxfmt', '--check'),
    check('Conformance', 'node', 'scripts/conformance.ts'),
    check('Circles', 'node', 'scripts/circles.ts'),
    check('Dead code', 'knip'),
    check('Content', 'node', 'content/src/check.ts'),
    check('Lint', 'oxlint'),
    check('Types', 'tsc'),
    // Checking and building the content each keep one core busy.
    { title: 'Build', run: runBuild },
  ],
  [tests('Units and components', { projects: ['unit', 'dom'] })],
  [tests('API on SQLite', { projects: ['api'] })],
  [
    tests('API on MariaDB', {
      projects: ['api', 'mysql'],
      // Code without a database was already tested on SQLite.
      relatedTo: 'api/src/testing/test-database.ts',
      start: (root) => startDatabase(startMariaDb, root),
    }),
    tests('API on MySQL', {
      projects: ['api', 'mysql'],
      // Where MySQL may differ from MariaDB: schema, foreign keys, locks and the driver's errors.
      folders: [
        'api/src/db/',
        'api/src/profile/delete-account',
        'api/src/favorites/concurrency',
        'api/src/http/read-only',
      ],
      start: (root) => startDatabase(startMySql, root),
    }),
    tests('Registry on S3', {
      projects: ['unit'],
      // Code that only uses a store was already tested with a folder.
      folders: ['release/src/store', 'release/src/log', 'release/src/records'],
      start: startS3,
    }),
    tests('Limits in Redis', {
      projects: ['redis'],
      async start(root) {
        const { url, stop } = await startRedis(root);
        return { env: { TEST_REDIS_URL: url }, stop };
      },
    }),
  ],
  [{ title: 'Browser', isHeavy: true, run: runBrowser }],
];
