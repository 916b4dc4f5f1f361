import { loadBank } from '@topwords/content/bank';
import { createServer } from 'node:http';
import { createCatalogue } from './bank/catalogue.ts';
import { composeProduct } from './compose-product.ts';
import { readEnvironment, type Environment } from './environment/read-environment.ts';
import { answerMalformed } from './http/answer-malformed.ts';
import { createLog } from './logging/log.ts';
import { endOnUncaught } from './process/end-on-uncaught.ts';
import { listenUntilSignal } from './process/listen-until-signal.ts';
import { exit, explainStartFailure } from './process/start-failure.ts';
import { readyDatabase } from './ready-database.ts';

const { settings, faults } = readEnvironment(process.env);
if (faults !== undefined) exit(faults);
await start(settings).catch((error) => exit(explainStartFailure(error, settings)));

async function start(settings: Environment): Promise<void> {
  const log = createLog(settings.LOG_LEVEL);
  endOnUncaught(log);
  // Only the catalogue stays in memory.
  const catalogue = createCatalogue(loadBank(settings.BANK_FILE));
  const db = await readyDatabase(settings);
  const product = await composeProduct(settings, { log, db, catalogue });
  await product.start();
  const answer = product.app.callback();
  const makeServer = () => {
    const server = createServer((request, response) => void answer(request, response));
    answerMalformed(server, log);
    return server;
  };
  await listenUntilSignal(makeServer, settings, log, {
    onStopping: product.stopServing,
    close: product.close,
  });
  await product.recordAhead();
}
