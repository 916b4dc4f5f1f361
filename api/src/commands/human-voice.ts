/**
 * npm run voice:human: adds what people have read aloud to the recordings of the bank, for operators.
 * The running product prefers it to every voice of this machine within two seconds.
 */
import { loadBank } from '@topwords/content/bank';
import { createCatalogue } from '../bank/catalogue.ts';
import { enginesFolder } from '../engines/engines-folder.ts';
import { readEnvironment } from '../environment/read-environment.ts';
import { exit } from '../process/start-failure.ts';
import { humanFolder } from '../voice/human/human-set.ts';
import { runHumanVoiceCommand } from './run-human-voice-command.ts';

const { settings, faults } = readEnvironment(process.env);
if (faults !== undefined) exit(faults);
const isDone = await runHumanVoiceCommand(
  {
    folder: humanFolder(enginesFolder(settings)),
    catalogue: createCatalogue(loadBank(settings.BANK_FILE)),
    say: (line) => void process.stdout.write(`${line}\n`),
  },
  process.argv.slice(2),
);
if (!isDone) process.exitCode = 1;
