import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { allSound } from '@topwords/languages/sound';
import { foldText } from '@topwords/languages/text';
import { isLanguageCode } from '@topwords/platform/contracts';
import type { Catalogue } from '../bank/catalogue.ts';
import { codeOf } from '../errors/known-error.ts';
import type { BankReader } from './bank-reader.ts';
import type { Utterance } from './engine.ts';
import { normalizeUtterance } from './recording-name.ts';
import { manifestFile, readHumanSet, readSound, type HumanRecording } from './human/human-set.ts';
import { languageOfVariety } from './human/varieties.ts';

/** Recordings by people, also those that are added while it runs. */
export interface HumanRecordings {
  /** The SHA-256 of the recording of an utterance of the bank; undefined if nobody has read it. */
  find(utterance: Utterance): string | undefined;
  /** The MP3 with a SHA-256. @throws when it is missing or has changed */
  read(sha256: string): Promise<Uint8Array>;
  /** Changes when the recordings do. */
  edition(): string;
}

interface HumanSettings {
  folder: string;
  catalogue: Catalogue;
  reader: BankReader;
  /** Called when the folder cannot be read. */
  onProblem: (detail: string) => void;
  /** How long what is there is taken as known. */
  lookEveryMilliseconds?: number;
  now?: () => number;
}

/** Keeps up with the recordings of people in a folder. */
export function createHumanRecordings(settings: HumanSettings): HumanRecordings {
  const { folder, onProblem, lookEveryMilliseconds = 2000, now = Date.now } = settings;
  let byUtterance: ReadonlyMap<string, string> = new Map();
  let seen = '';
  let lookAgainAt = Number.NEGATIVE_INFINITY;

  function keepUp(): void {
    if (now() < lookAgainAt) return;
    lookAgainAt = now() + lookEveryMilliseconds;
    try {
      const found = stampOf(manifestFile(folder));
      if (found === seen) return;
      seen = found;
      byUtterance = indexByUtterance(readHumanSet(folder), settings);
    } catch (error) {
      onProblem(`${manifestFile(folder)} cannot be read: ${String(error)}`);
    }
  }

  return {
    find(utterance) {
      keepUp();
      return byUtterance.size === 0 ? undefined : byUtterance.get(keyOf(utterance));
    },
    read: (sha256) => readSound(folder, sha256),
    edition() {
      keepUp();
      return seen;
    },
  };
}

/** Differs for each version of a file; empty if there is none. */
function stampOf(file: string): string {
  try {
    const { ino, mtimeMs, size } = statSync(file);
    return hash('sha256', [ino, mtimeMs, size].join(' '), 'hex').slice(0, 16);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return '';
    throw error;
  }
}

/** The same for all that has to sound the same. */
function keyOf({ text, language, variety, phonemes }: Utterance): string {
  const [standard] = isLanguageCode(language) ? allSound[language].varieties : [undefined];
  return JSON.stringify([variety ?? standard, text, phonemes]);
}

function indexByUtterance(
  recordings: readonly HumanRecording[],
  { catalogue, reader }: Pick<HumanSettings, 'catalogue' | 'reader'>,
): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  for (const { text, homograph, variety, sha256 } of recordings) {
    const language = languageOfVariety(variety);
    if (language === undefined) continue;
    const words = catalogue
      .ofText(language, foldText(text))
      .filter((word) => word.text === text && word.homograph === homograph);
    const keys = [...words, ...(homograph === undefined ? [{ text, language }] : [])].map(
      (spoken) => keyOf(normalizeUtterance(reader.read(spoken, variety))),
    );
    for (const key of keys) index.set(key, sha256);
  }
  return index;
}
