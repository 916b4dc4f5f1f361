/** npm run engines with another registry: `run-engines.ts <registry.json> <folder> <arguments>`. */
import { readFileSync } from 'node:fs';
import { readVoiceRegistry } from '../../engines/voices/voice-registry.ts';
import { runEnginesCommand } from '../run-engines-command.ts';

const [registryFile = '', enginesFolder = '', ...args] = process.argv.slice(2);
const isDone = await runEnginesCommand(
  {
    enginesFolder,
    registry: JSON.parse(readFileSync(registryFile, 'utf8')),
    voices: readVoiceRegistry(),
    packageFolder: undefined,
    voiceRuntime: undefined,
    say: (line) => process.stdout.write(`${line}\n`),
  },
  args,
);
process.exitCode = isDone ? 0 : 1;
