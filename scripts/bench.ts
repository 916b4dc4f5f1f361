/**
 * npm run bench: the calls a learner makes most, on both databases, each beside bare `node:http`
 * that answers JSON of the same size. The two take turns, so that both meet the same machine. Before
 * that, the API's start with the whole word bank beside one with its first 200 meanings; after it, the
 * practice queue of a learner with 50 cards beside that of one with 5,000, and searches over 50
 * favourites beside the same over 5,000.
 * `npm run bench -- sqlite`, `-- mariadb` or `-- start` runs one part alone; `-- partners` loads the
 * calls of partners' widgets with a key that has spent its quota beside one that has not.
 */
import { join } from 'node:path';
import { createLearner, type BenchmarkCase } from './benchmark/create-learner.ts';
import { measureFavoriteSearches } from './benchmark/measure-favorite-searches.ts';
import { measure, median, type Measurement } from './benchmark/measure.ts';
import { measurePartnerLoad } from './benchmark/partner-load.ts';
import { measureQueues } from './benchmark/measure-queues.ts';
import { measureStartUps } from './benchmark/start-up.ts';
import { inFolder } from './processes/in-folder.ts';
import { startApi } from './processes/start-api.ts';
import { startServer } from './processes/server-process.ts';
import { withMariaDb } from './servers/with-mariadb.ts';

const root = join(import.meta.dirname, '..');
const rounds = 3;
const withoutRecording = { VOICE_RECORD_AHEAD: 'off' };

interface Row {
  size: number;
  api: Measurement;
  bare: Measurement;
}

async function compare(
  api: string,
  item: BenchmarkCase,
  headers: Record<string, string>,
): Promise<Row> {
  const response = await fetch(api + item.path, {
    method: item.method,
    headers,
    body: item.body ?? null,
  });
  const size = (await response.arrayBuffer()).byteLength;
  const bareScript = join(import.meta.dirname, 'benchmark/bare-server.ts');
  const bare = await startServer([bareScript, String(size)]);
  const results: Record<'api' | 'bare', Measurement[]> = { api: [], bare: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      results.bare.push(await measure(bare.address, item, headers));
      results.api.push(await measure(api, item, headers));
    }
  } finally {
    await bare.stop();
  }
  return { size, api: median(results.api), bare: median(results.bare) };
}

function printRow(name: string, { size, api, bare }: Row): void {
  const cells = [
    name.padEnd(30),
    `${size} B`.padStart(9),
    bare.perSecond.toFixed(0).padStart(10),
    api.perSecond.toFixed(0).padStart(10),
    `${(bare.perSecond / api.perSecond).toFixed(2)}×`.padStart(9),
    `${api.p99.toFixed(0)} ms`.padStart(9),
  ];
  console.log(cells.join(''));
}

async function benchmark(title: string, databaseUrl: string): Promise<void> {
  const api = await startApi(root, databaseUrl, withoutRecording);
  try {
    const { headers, cases } = await createLearner(api.address);
    console.log(`\n${title}`);
    console.log(
      `${''.padEnd(30)}${'answer'.padStart(9)}${'bare /s'.padStart(10)}${'API /s'.padStart(10)}${'ratio'.padStart(9)}${'p99'.padStart(9)}`,
    );
    for (const item of cases) printRow(item.name, await compare(api.address, item, headers));
    await benchmarkQueue(api.address, databaseUrl);
    await benchmarkFavorites(api.address, databaseUrl);
  } finally {
    await api.stop();
  }
}

async function benchmarkQueue(address: string, databaseUrl: string): Promise<void> {
  const queues = await measureQueues(address, databaseUrl);
  console.log('\nPractice queue     cards       due     takes');
  for (const { cards, due, milliseconds } of queues) {
    const takes = `${milliseconds.toFixed(2)} ms`;
    console.log(String(cards).padStart(24) + String(due).padStart(10) + takes.padStart(10));
  }
  const [few, many] = queues;
  const ratio = many.milliseconds / few.milliseconds;
  console.log(`ratio of ${many.cards} cards to ${few.cards}: ${ratio.toFixed(2)}×`);
}

async function benchmarkFavorites(address: string, databaseUrl: string): Promise<void> {
  const searches = await measureFavoriteSearches(address, databaseUrl);
  console.log('\nSearch over favourites                over 50   over 5000    ratio');
  for (const { name, few, many } of searches) {
    const cells = [
      name.padEnd(32),
      `${few.toFixed(2)} ms`.padStart(13),
      `${many.toFixed(2)} ms`.padStart(12),
      `${(many / few).toFixed(2)}×`.padStart(9),
    ];
    console.log(cells.join(''));
  }
}

async function benchmarkPartners(title: string, databaseUrl: string): Promise<void> {
  const api = await startApi(root, databaseUrl, {
    ...withoutRecording,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '0',
  });
  try {
    console.log(`\nPartners' pages, 30 s at 200 requests a second for each key, on ${title}`);
    console.log('key     answered   refused    failed       p50       p99');
    for (const load of await measurePartnerLoad(api.address, databaseUrl)) {
      const counts = [load.answered, load.refused, load.failed];
      const times = [load.p50, load.p99].map((time) => `${time.toFixed(0)} ms`);
      const cells = [...counts, ...times].map((cell) => String(cell).padStart(10));
      console.log(load.name.padEnd(6) + cells.join(''));
    }
  } finally {
    await api.stop();
  }
}

async function benchmarkStart(folder: string): Promise<void> {
  const startUps = await measureStartUps(folder);
  const [small, whole] = startUps;
  console.log('\nStart of the API\n         meanings   words   listens after   catalogue');
  for (const { meanings, words, milliseconds, megabytes } of startUps) {
    const cells = [
      String(meanings).padStart(17),
      String(words).padStart(8),
      `${milliseconds.toFixed(0)} ms`.padStart(16),
      `${megabytes.toFixed(1)} MB`.padStart(12),
    ];
    console.log(cells.join(''));
  }
  const ratio = whole.milliseconds / small.milliseconds;
  console.log(`ratio of the whole bank to ${small.meanings} meanings: ${ratio.toFixed(2)}×`);
}

function onSqlite(run: (title: string, databaseUrl: string) => Promise<void>): Promise<void> {
  return inFolder((folder) => run('SQLite', `sqlite:${join(folder, 'bench.db')}`));
}

function onMariaDb(run: (title: string, databaseUrl: string) => Promise<void>): Promise<void> {
  return withMariaDb(root, ({ url }) => run('MariaDB', url));
}

const only = process.argv[2];
if (only === undefined || only === 'start') await inFolder(benchmarkStart);
if (only === undefined || only === 'sqlite') await onSqlite(benchmark);
if (only === undefined || only === 'mariadb') await onMariaDb(benchmark);
if (only === undefined || only === 'partners') {
  await onSqlite(benchmarkPartners);
  await onMariaDb(benchmarkPartners);
}
if (only !== 'start' && only !== 'partners')
  console.log('\nratio: how many times as many requests bare node:http answers; lower is better.');
