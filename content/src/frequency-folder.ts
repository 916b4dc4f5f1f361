import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultFrequencyFolder } from './paths.ts';

/** The folder of frequency lists from the command line, or the default one. */
export function frequencyFolder(argv: readonly string[]): URL {
  const folder = argv[2];
  return folder ? pathToFileURL(`${resolve(folder)}/`) : defaultFrequencyFolder;
}
