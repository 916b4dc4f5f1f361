/**
 * npm run engines: installs translation models and voices on this machine, for operators. They come from their
 * publisher, from a mirror, or from a folder. It can be stopped at any time and resumes.
 */
import { enginesFolder } from '../engines/engines-folder.ts';
import { findEnginePackage } from '../engines/engine-package.ts';
import { readModelRegistry } from '../engines/model-registry.ts';
import { readVoiceRegistry } from '../engines/voices/voice-registry.ts';
import { findVoiceRuntime } from '../engines/voices/voice-runtime.ts';
import { readEnvironment } from '../environment/read-environment.ts';
import { exit } from '../process/start-failure.ts';
import { confirmInTerminal } from './confirm-in-terminal.ts';
import { enginesUsage } from './parse-engines-command.ts';
import { runEnginesCommand } from './run-engines-command.ts';

// Someone who reads only the first lines, as `head` does, stops no download.
process.stdout.on('error', () => undefined);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (process.argv.includes('--help')) {
  for (const line of enginesUsage) say(line);
} else {
  const { settings, faults } = readEnvironment(process.env);
  if (faults !== undefined) exit(faults);
  const stopping = new AbortController();
  process.on('SIGINT', () => stopping.abort()).on('SIGTERM', () => stopping.abort());
  const isDone = await runEnginesCommand(
    {
      enginesFolder: enginesFolder(settings),
      registry: readModelRegistry(),
      voices: readVoiceRegistry(),
      packageFolder: findEnginePackage(),
      voiceRuntime: findVoiceRuntime(),
      confirm: confirmInTerminal(stopping.signal),
      say,
      signal: stopping.signal,
    },
    process.argv.slice(2),
  );
  if (!isDone) process.exitCode = 1;
}
