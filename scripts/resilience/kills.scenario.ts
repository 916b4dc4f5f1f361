import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../api/src/db/open-database.ts';
import { findFreePort } from '../processes/port.ts';
import { apiSettings, migrate, startApi, withSqlite } from '../processes/start-api.ts';
import { withMariaDb } from '../servers/with-mariadb.ts';
import { createStreams } from '../simulation/random.ts';
import { atLeast, exactly, type Finding } from './findings.ts';
import type { Scenario } from './scenario.ts';
import { writeSmallBank } from './write-small-bank.ts';
import { createWritingLearner } from './writing-learner.ts';

const killsEach = 30;
/** Every this many rounds, the database server is killed instead. */
const databaseKillEvery = 6;
const learnersAtOnce = 4;
const random = createStreams(6)();

/** @param killDatabase kills the database server and starts it again; undefined if there is none */
async function runKills(
  root: string,
  title: string,
  databaseUrl: string,
  bankFile: string,
  killDatabase?: () => Promise<void>,
): Promise<Finding[]> {
  const settings = apiSettings(databaseUrl, { BANK_FILE: bankFile, LOG_LEVEL: 'fatal' });
  await migrate(root, settings);
  const port = await findFreePort();
  let server = await startApi(root, settings, port);
  const learners = await Promise.all(
    Array.from({ length: learnersAtOnce }, () => createWritingLearner(server.address)),
  );
  const db = openDatabase(databaseUrl);
  let databaseKills = 0;
  let lost = 0;
  let halfWritten = 0;
  let signedOut = 0;
  try {
    for (let kill = 1; kill <= killsEach; kill += 1) {
      const ending = new AbortController();
      const writing = learners.map((learner) => learner.writeUntil(ending.signal));
      await wait(100 + 500 * random.uniform());
      const isOfDatabase = killDatabase !== undefined && kill % databaseKillEvery === 0;
      if (isOfDatabase) {
        databaseKills += 1;
        await killDatabase();
      } else await server.kill();
      ending.abort();
      await Promise.all(writing);
      await server.kill();
      server = await startApi(root, settings, port);
      for (const learner of learners) {
        const judgement = await learner.judge(db);
        lost += judgement.lost;
        halfWritten += judgement.halfWritten;
        signedOut += judgement.isSignedIn ? 0 : 1;
      }
    }
  } finally {
    await server.kill();
    await db.destroy();
  }
  const acknowledged = learners.reduce((sum, learner) => sum + learner.acknowledged(), 0);
  return [
    atLeast(
      `${title}: writes acknowledged over ${killsEach} kills, ${databaseKills} of the database's too`,
      acknowledged,
      killsEach * 5,
    ),
    exactly(`${title}: acknowledged writes lost`, lost, 0),
    exactly(`${title}: rows half written`, halfWritten, 0),
    exactly(`${title}: sessions that ended`, signedOut, 0),
  ];
}

export const scenario: Scenario = {
  title: `${killsEach} kills of the API on SQLite and on MariaDB, some of MariaDB itself, while ${learnersAtOnce} learners write`,
  run: (root) =>
    withSqlite(async (databaseUrl, folder) => {
      const bankFile = await writeSmallBank(folder);
      const onSqlite = await runKills(root, 'SQLite', databaseUrl, bankFile);
      const onMariaDb = await withMariaDb(
        root,
        ({ url, kill, restart }) =>
          runKills(root, 'MariaDB', url, bankFile, async () => {
            await kill();
            await restart();
          }),
        { isDurable: true },
      );
      return [...onSqlite, ...onMariaDb];
    }),
};
