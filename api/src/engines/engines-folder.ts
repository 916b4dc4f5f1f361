import { dirname, join } from 'node:path';
import { z } from 'zod';
import { embeddedFile, isEmbedded } from '../db/open-database.ts';

/** This machine's files when the database is elsewhere. */
const dataFolder = join(import.meta.dirname, '../../../data');

/** Environment variables of engines installed on this machine. */
export const engineVariables = {
  /** Where they are installed; `engines` beside an embedded database by default. */
  ENGINES_FOLDER: z.string().min(1).optional(),
};

interface FolderSettings {
  ENGINES_FOLDER?: string | undefined;
  DATABASE_URL: string;
}

/** The folder of the engines that `npm run engines` installs. */
export function enginesFolder({ ENGINES_FOLDER, DATABASE_URL: url }: FolderSettings): string {
  if (ENGINES_FOLDER !== undefined) return ENGINES_FOLDER;
  return join(isEmbedded(url) ? dirname(embeddedFile(url)) : dataFolder, 'engines');
}
