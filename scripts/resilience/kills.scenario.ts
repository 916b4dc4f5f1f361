import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../api/src/db/open-database.ts';
import { createStreams } from '../simulation/random.ts';
import { migrate } from '../processes/start-api.ts';
import { killableServer } from './killable-server.ts';
import { inFolder } from '../processes/in-folder.ts';
import { withMariaDb } from '../servers/with-mariadb.ts';
import { writeSmallBank } from './write-small-bank.ts';
import { atLeast, exactly } from './findings.ts';
import type { Finding, Scenario } from './scenario.ts';
import { createWritingLearner } from './writing-learner.ts';

const killsEach = 30;
/** Every this many rounds, the database server is killed instead. */
const databaseKillEvery = 6;
const learnersAtOnce = 4;
const random = createStreams(6)();

interface Setup {
  root: string;
  title: string;
  databaseUrl: string;
  bankFile: string;
  /** Kills the database server and starts it again; undefined if there is none. */
  killDatabase?: () => Promise<void>;
}

interface Tally {
  kills: number;
  databaseKills: number;
  acknowledged: number;
  lost: number;
  halfWritten: number;
  signedOut: number;
}

async function runKills(setup: Setup): Promise<Tally> {
  const { root, databaseUrl, killDatabase } = setup;
  const env = {
    DATABASE_URL: databaseUrl,
    BANK_FILE: setup.bankFile,
    TOKEN_SECRET: 'a secret of the scenario alone, never used elsewhere',
    LOG_LEVEL: 'fatal',
    NODE_ENV: 'production',
  };
  await migrate(root, env);
  const server = await killableServer(root, env);
  await server.start();
  const learners = await Promise.all(
    Array.from({ length: learnersAtOnce }, () => createWritingLearner(server.address)),
  );
  const db = openDatabase(databaseUrl);
  const tally: Tally = {
    kills: 0,
    databaseKills: 0,
    acknowledged: 0,
    lost: 0,
    halfWritten: 0,
    signedOut: 0,
  };
  try {
    while (tally.kills < killsEach) {
      const ending = new AbortController();
      const writing = learners.map((learner) => learner.writeUntil(ending.signal));
      await wait(100 + 500 * random.uniform());
      const isOfDatabase =
        killDatabase !== undefined && (tally.kills + 1) % databaseKillEvery === 0;
      if (isOfDatabase) {
        tally.databaseKills += 1;
        await killDatabase();
        ending.abort();
        await Promise.all(writing);
        await server.kill();
      } else {
        await server.kill();
        ending.abort();
        await Promise.all(writing);
      }
      tally.kills += 1;
      await server.start();
      for (const learner of learners) {
        const { lost, halfWritten, isSignedIn } = await learner.judge(db);
        tally.lost += lost;
        tally.halfWritten += halfWritten;
        tally.signedOut += isSignedIn ? 0 : 1;
      }
    }
    tally.acknowledged = learners.reduce((sum, learner) => sum + learner.acknowledged(), 0);
  } finally {
    await server.kill();
    await db.destroy();
  }
  return tally;
}

function findingsOf(title: string, tally: Tally): Finding[] {
  return [
    atLeast(
      `${title}: writes acknowledged over ${tally.kills} kills, ${tally.databaseKills} of the database's too`,
      tally.acknowledged,
      tally.kills * 5,
    ),
    exactly(`${title}: acknowledged writes lost`, tally.lost, 0),
    exactly(`${title}: rows half written`, tally.halfWritten, 0),
    exactly(`${title}: sessions that ended`, tally.signedOut, 0),
  ];
}

export const scenario: Scenario = {
  title: `${killsEach} kills of the API on SQLite and on MariaDB, some of MariaDB itself, while ${learnersAtOnce} learners write`,
  run: (root) =>
    inFolder(async (folder) => {
      const bankFile = await writeSmallBank(folder);
      const databaseUrl = `sqlite:${join(folder, 'kills.db')}`;
      const onSqlite = await runKills({ root, title: 'SQLite', databaseUrl, bankFile });
      const onMariaDb = await withMariaDb(
        root,
        (server) =>
          runKills({
            root,
            title: 'MariaDB',
            databaseUrl: server.url,
            bankFile,
            killDatabase: async () => {
              await server.kill();
              await server.restart();
            },
          }),
        { isDurable: true },
      );
      return [...findingsOf('SQLite', onSqlite), ...findingsOf('MariaDB', onMariaDb)];
    }),
};
