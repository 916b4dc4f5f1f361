/**
 * npm run bench: the calls a learner makes most, made by a hundred learners in turn, on both
 * databases: the processor time of each request, compared with bare `node:http` that answers the
 * same bytes. Load and server share the machine, so requests per second say less. The two take
 * turns, so that both run under the same load of the machine. Before that, it compares the API's
 * start with the whole word bank and with its first 200 meanings; after it, the practice queues of
 * learners with 50 and 5,000 cards, and searches over 50 and 5,000 favourites.
 * `npm run bench -- sqlite`, `-- mariadb`, `-- calls` (these calls alone; `-- calls sqlite` on one
 * database) `-- growth` (searches in 400,000 words) or `-- start` runs one
 * part only; `-- partners` loads the calls of partners' widgets with a key that has spent its quota
 * and with one that has not; `-- translation` times an installed translation engine, and other
 * calls while it is at work; `-- marks` marks words in a browser, after 1,000 and 2,400 rows of a
 * list, and `-- visits` opens the words again on a slow phone and network (both need a build).
 */
import { encodeBank, loadBank } from '@topwords/content/bank';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareWithBare } from './benchmark/compare-with-bare.ts';
import { createCpuReporter, type CpuReporter } from './benchmark/cpu-reporter.ts';
import { createLearners } from './benchmark/create-learners.ts';
import { measureFavoriteSearches } from './benchmark/measure-favorite-searches.ts';
import { measurePartnerLoad } from './benchmark/partner-load.ts';
import { measureMarks } from './benchmark/measure-marks.ts';
import { measureVisits } from './benchmark/measure-visits.ts';
import { measureQueues } from './benchmark/measure-queues.ts';
import { installPublishedShapes, measureTranslation } from './benchmark/measure-translation.ts';
import { measureMemory } from './benchmark/measure-memory.ts';
import { fillUp, measureSearchGrowth } from './benchmark/measure-search-growth.ts';
import { measureStartUps } from './benchmark/start-up.ts';
import { waitForRest } from './benchmark/wait-for-rest.ts';
import { inFolder } from './processes/in-folder.ts';
import { withApi, withSqlite, type PrivateApi } from './processes/start-api.ts';
import { alignColumns } from './tables/align-columns.ts';
import { withMariaDb } from './servers/with-mariadb.ts';

const root = join(import.meta.dirname, '..');

function printTable(title: string, rows: readonly (readonly string[])[]): void {
  console.log(`\n${title}\n${alignColumns(rows)}`);
}

const whole = (value: number) => value.toFixed(0);
const inMilliseconds = (time: number, digits = 2) => `${time.toFixed(digits)} ms`;
const timesAsMuch = (more: number, less: number) => `${(more / less).toFixed(2)}×`;

const inMicroseconds = (time: number) => `${whole(time)} µs`;

async function benchmarkCalls(
  title: string,
  { address }: PrivateApi,
  cpu: CpuReporter,
): Promise<void> {
  const rows = [['', 'answer', 'bare CPU', 'API CPU', 'ratio', 'API /s', 'p99']];
  const cases = await createLearners(address);
  await waitForRest(cpu);
  for (const item of cases) {
    const { name, size, bare, api } = await compareWithBare({ address, cpu }, item);
    rows.push([
      name,
      `${size} B`,
      inMicroseconds(bare.cpuPerRequest),
      inMicroseconds(api.cpuPerRequest),
      timesAsMuch(api.cpuPerRequest, bare.cpuPerRequest),
      whole(api.perSecond),
      inMilliseconds(api.p99, 0),
    ]);
  }
  printTable(`${title}: processor time for each request`, rows);
}

async function benchmark(title: string, api: PrivateApi, cpu: CpuReporter): Promise<void> {
  await benchmarkCalls(title, api, cpu);
  const [few, many] = await measureQueues(api);
  printTable('Practice queue', [
    ['cards', 'due', 'takes'],
    ...[few, many].map(({ cards, due, milliseconds }) => [
      String(cards),
      String(due),
      inMilliseconds(milliseconds),
    ]),
  ]);
  const ratio = timesAsMuch(many.milliseconds, few.milliseconds);
  console.log(`ratio of ${many.cards} cards to ${few.cards}: ${ratio}`);

  const searches = await measureFavoriteSearches(api);
  printTable('Search over favourites', [
    ['', 'over 50', 'over 5000', 'ratio'],
    ...searches.map(({ name, few, many }) => [
      name,
      inMilliseconds(few),
      inMilliseconds(many),
      timesAsMuch(many, few),
    ]),
  ]);
}

async function benchmarkPartners(title: string, api: PrivateApi): Promise<void> {
  const loads = await measurePartnerLoad(api);
  printTable(`Partners' pages, 30 s at 200 requests a second for each key, on ${title}`, [
    ['key', 'answered', 'refused', 'failed', 'p50', 'p99'],
    ...loads.map(({ name, answered, refused, failed, p50, p99 }) => [
      name,
      ...[answered, refused, failed].map(String),
      ...[p50, p99].map((time) => inMilliseconds(time, 0)),
    ]),
  ]);
}

async function benchmarkStart(folder: string): Promise<void> {
  const [small, large] = await measureStartUps(folder);
  printTable('Start of the API', [
    ['meanings', 'words', 'listens after', 'catalogue'],
    ...[small, large].map(({ meanings, words, milliseconds, megabytes }) => [
      String(meanings),
      String(words),
      inMilliseconds(milliseconds, 0),
      `${megabytes.toFixed(1)} MB`,
    ]),
  ]);
  const ratio = timesAsMuch(large.milliseconds, small.milliseconds);
  console.log(`ratio of the whole bank to ${small.meanings} meanings: ${ratio}`);
}

async function benchmarkGrowth(): Promise<void> {
  const many = 400_000;
  const { few, measurements } = await measureSearchGrowth(many);
  printTable('Search in more words, without the request', [
    ['', `${few} words`, `${many} words`, 'ratio'],
    ...measurements.map((one) => [
      one.name,
      inMicroseconds(one.few),
      inMicroseconds(one.many),
      timesAsMuch(one.many, one.few),
    ]),
  ]);
  const remembered = 100_000;
  await inFolder(async (folder) => {
    const file = join(folder, 'bank.bin');
    await writeFile(file, encodeBank(fillUp(loadBank(), remembered)));
    const megabytes = await measureMemory(file);
    console.log(`catalogue and indexes of ${remembered} words: ${whole(megabytes)} MB`);
  });
}

async function benchmarkMarks(_title: string, api: PrivateApi): Promise<void> {
  const runs = await measureMarks(root, api);
  printTable('INP of a mark in a list of words, 390 px, processor four times as slow', [
    ['loaded', 'rows in the page', 'star', 'learned'],
    ...runs.map(({ rows, elements, star, learned }) => [
      ...[rows, elements].map(String),
      ...[star, learned].map((time) => inMilliseconds(time, 0)),
    ]),
  ]);
}

async function benchmarkVisits(_title: string, api: PrivateApi): Promise<void> {
  const runs = await measureVisits(root, api);
  printTable('The words opened again, 390 px, processor four times as slow, 400 kbit/s, 150 ms', [
    ['words shown', 'words live', 'received'],
    ...runs.map(({ shown, live, bytes }) => [
      ...[shown, live].map((time) => inMilliseconds(time, 0)),
      `${(bytes / 1000).toFixed(1)} kB`,
    ]),
  ]);
}

async function benchmarkTranslation(_title: string, api: PrivateApi): Promise<void> {
  const { texts, memory, quiet, busy } = await measureTranslation(api);
  printTable('Texts of 20 words, by models in the shapes of the published ones', [
    ['', 'first', 'median', 'p99'],
    ...texts.map(({ name, ...times }) => [
      name,
      ...[times.first, times.median, times.p99].map((time) => inMilliseconds(time, 0)),
    ]),
  ]);
  console.log(`memory: ${whole(memory.before)} MB before, at most ${whole(memory.most)} MB`);
  printTable('Page of 50 words while', [
    ['', 'median', 'p99'],
    ...Object.entries({ 'nothing translates': quiet, 'a text is always translated': busy }).map(
      ([name, { median, p99 }]) => [name, inMilliseconds(median), inMilliseconds(p99)],
    ),
    ['ratio', timesAsMuch(busy.median, quiet.median), timesAsMuch(busy.p99, quiet.p99)],
  ]);
}

const withoutRecording = { VOICE_RECORD_AHEAD: 'off' };

type Part = (title: string, api: PrivateApi, cpu: CpuReporter) => Promise<void>;

async function onDatabase(
  url: string,
  act: (api: PrivateApi, cpu: CpuReporter) => Promise<void>,
  settings: Record<string, string>,
): Promise<void> {
  const cpu = await createCpuReporter();
  await withApi(root, url, (api) => act(api, cpu), { ...settings, ...cpu.env });
}

function onSqlite(part: Part, settings: Record<string, string>): Promise<void> {
  return withSqlite((url) => onDatabase(url, (api, cpu) => part('SQLite', api, cpu), settings));
}

function onMariaDb(part: Part, settings: Record<string, string>): Promise<void> {
  return withMariaDb(root, ({ url }) =>
    onDatabase(url, (api, cpu) => part('MariaDB', api, cpu), settings),
  );
}

const [, , only, database] = process.argv;
if (only === undefined || only === 'start') await inFolder(benchmarkStart);
// As a product in use: it logs every request. All learners sign up from one address.
const inUse = { ...withoutRecording, LOG_LEVEL: 'info', LIMIT_REGISTER_ADDRESS: '1000' };
if (only === undefined || only === 'growth') await benchmarkGrowth();
if (only === undefined || only === 'sqlite') await onSqlite(benchmark, inUse);
if (only === undefined || only === 'mariadb') await onMariaDb(benchmark, inUse);
if (only === 'calls') {
  if (database !== 'mariadb') await onSqlite(benchmarkCalls, inUse);
  if (database !== 'sqlite') await onMariaDb(benchmarkCalls, inUse);
}
if (only === undefined || only === 'partners') {
  const behindProxy = { ...withoutRecording, TRUST_PROXY: '1', DRAIN_SECONDS: '0' };
  await onSqlite(benchmarkPartners, behindProxy);
  await onMariaDb(benchmarkPartners, behindProxy);
}
if (only === undefined || only === 'marks') await onSqlite(benchmarkMarks, withoutRecording);
if (only === undefined || only === 'visits') await onSqlite(benchmarkVisits, withoutRecording);
if (only === undefined || only === 'translation') {
  await inFolder(async (folder) => {
    const enginesFolder = await installPublishedShapes(folder);
    const settings = { ...withoutRecording, ENGINES_FOLDER: enginesFolder };
    await onSqlite(benchmarkTranslation, settings);
  });
}
if (only === undefined || ['sqlite', 'mariadb', 'calls'].includes(only))
  console.log(
    '\nratio: the API’s processor time for a request over that of bare node:http; lower is better.',
  );
