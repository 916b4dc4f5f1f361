import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../building/build.ts';
import { runCommand } from '../building/run-command.ts';
import { reportBuild } from '../building/report-build.ts';
import { listSteps } from '../building/steps.ts';
import { startMariaDb } from '../mariadb.ts';
import { startMySql } from '../mysql.ts';
import { startRedis } from '../redis.ts';
import { startS3 } from '../s3.ts';
import { findFreePort } from '../serving/port.ts';
import { prepareBrowser } from './browser.ts';
import { outcomeOfCheck, outcomeOfJest, outcomeOfPlaywright, type Outcome } from './outcome.ts';

export interface Stage {
  title: string;
  /** Left out by `npm run validate`: it needs a browser or a database server. */
  isHeavy?: boolean;
  run: (root: string, signal: AbortSignal) => Promise<Outcome>;
}

type Variables = Record<string, string | undefined>;

function check(title: string, ...command: string[]): Stage {
  return {
    title,
    run: async (root, signal) => {
      const { code, output } = await runCommand(command, { root, signal });
      return outcomeOfCheck(code, output);
    },
  };
}

function reportFile(root: string, name: string): string {
  const file = join(root, '.cache/test', `${name}.json`);
  mkdirSync(join(root, '.cache/test'), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function readReport(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

interface JestRun {
  /** Of the report. */
  name: string;
  projects: readonly string[];
  /** Only tests that stand on this file; all unless given. */
  relatedTo?: string;
  /** Only tests in these folders; all unless given. */
  folders?: readonly string[];
  env?: Variables;
}

async function runJest(
  root: string,
  signal: AbortSignal,
  { name, projects, relatedTo, folders, env = {} }: JestRun,
): Promise<Outcome> {
  const file = reportFile(root, name);
  const related = relatedTo === undefined ? [] : ['--findRelatedTests', relatedTo];
  const inside = folders === undefined ? [] : ['--testPathPatterns', ...folders];
  const report = ['--ci', '--json', `--outputFile=${file}`];
  const { code, output } = await runCommand(
    ['jest', ...report, ...related, ...inside, '--selectProjects', ...projects],
    { root, signal, env: { NODE_ENV: 'test', ...env } },
  );
  return outcomeOfJest(readReport(file), code, output.replace(/^\{"num.*$/m, ''));
}

async function runBuild(root: string, signal: AbortSignal): Promise<Outcome> {
  const lines: string[] = [];
  const isBuilt = await build({
    root,
    steps: listSteps(root),
    print: (line) => lines.push(line),
    signal,
  });
  const isFit = isBuilt && reportBuild(root, (line) => lines.push(line));
  return outcomeOfCheck(isFit ? 0 : 1, lines.join('\n'));
}

async function runApiOnMariaDb(root: string, signal: AbortSignal): Promise<Outcome> {
  const database = await startMariaDb(root);
  try {
    return await runJest(root, signal, {
      name: 'api-mariadb',
      projects: ['api', 'mysql'],
      // What knows no database has been tested on SQLite already.
      relatedTo: 'api/src/testing/test-database.ts',
      env: { TEST_DATABASE_URL: database.url },
    });
  } finally {
    await database.stop();
  }
}

async function runApiOnMySql(root: string, signal: AbortSignal): Promise<Outcome> {
  const database = await startMySql(root);
  try {
    return await runJest(root, signal, {
      name: 'api-mysql',
      projects: ['api', 'mysql'],
      // Where MySQL may differ from MariaDB: schema, foreign keys, locks and the driver's errors.
      folders: [
        'api/src/db/',
        'api/src/profile/delete-account',
        'api/src/favorites/concurrency',
        'api/src/http/read-only',
      ],
      env: { TEST_DATABASE_URL: database.url },
    });
  } finally {
    await database.stop();
  }
}

async function runRegistryOnS3(root: string, signal: AbortSignal): Promise<Outcome> {
  const server = await startS3(root);
  try {
    return await runJest(root, signal, {
      name: 'registry-s3',
      projects: ['unit'],
      // What only uses a store has been tested on the one in a folder.
      folders: ['release/src/store', 'release/src/log', 'release/src/records'],
      env: server.env,
    });
  } finally {
    await server.stop();
  }
}

async function runOnRedis(root: string, signal: AbortSignal): Promise<Outcome> {
  const redis = await startRedis(root);
  try {
    return await runJest(root, signal, {
      name: 'redis',
      projects: ['redis'],
      env: { TEST_DATABASE_URL: undefined, TEST_REDIS_URL: redis.url },
    });
  } finally {
    await redis.stop();
  }
}

async function runBrowser(root: string, signal: AbortSignal): Promise<Outcome> {
  const { path, fault } = await prepareBrowser(root);
  if (fault) return outcomeOfCheck(1, fault);
  const file = reportFile(root, 'browser');
  const data = mkdtempSync(join(tmpdir(), 'topwords-e2e-'));
  const { code, output } = await runCommand(
    ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      root,
      signal,
      env: {
        CHROMIUM_PATH: path,
        E2E_DATA: data,
        E2E_PORT: String(await findFreePort()),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        PLAYWRIGHT_FORCE_TTY: '0',
      },
    },
  );
  rmSync(data, { recursive: true, force: true });
  return outcomeOfPlaywright(readReport(file), code, output);
}

/** Every stage of `npm test`, in order. */
export const stages: readonly Stage[] = [
  check('Format', 'oxfmt', '--check'),
  check('Lint', 'oxlint'),
  {
    title: 'Boundaries',
    run: (root, signal) => runJest(root, signal, { name: 'boundaries', projects: ['boundaries'] }),
  },
  check('Types', 'tsc'),
  check('Dead code', 'knip'),
  check('Content', 'node', 'content/src/check.ts'),
  {
    title: 'Units and components',
    run: (root, signal) => runJest(root, signal, { name: 'units', projects: ['unit', 'dom'] }),
  },
  { title: 'Build', run: runBuild },
  {
    title: 'API on SQLite',
    run: (root, signal) =>
      runJest(root, signal, {
        name: 'api-sqlite',
        projects: ['api'],
        env: { TEST_DATABASE_URL: undefined },
      }),
  },
  { title: 'API on MariaDB', isHeavy: true, run: runApiOnMariaDb },
  { title: 'API on MySQL', isHeavy: true, run: runApiOnMySql },
  { title: 'Registry on S3', isHeavy: true, run: runRegistryOnS3 },
  { title: 'Limits in Redis', isHeavy: true, run: runOnRedis },
  { title: 'Browser', isHeavy: true, run: runBrowser },
];
