import { languageCode } from '@topwords/platform/contracts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { codeOf } from '../../errors/known-error.ts';
import { fingerprint, type Fingerprint } from '../fingerprint.ts';
import { parseJson } from '../install-folder.ts';
import { voiceName, voiceParts, type VoicePart, type VoiceVariety } from './voice-registry.ts';

/** What `voice.json` says of an installed voice. */
const manifest = z.object({
  format: z.literal(1),
  /** Another one for each installation. */
  id: z.uuid(),
  /** The time of the installation, as ISO 8601. */
  installedAt: z.iso.datetime(),
  name: voiceName,
  language: languageCode,
  variety: z.string(),
  /** What the operator accepted. */
  licence: z.string(),
  files: z.object({ model: fingerprint, config: fingerprint }),
});

/** A file of an installed voice. */
interface VoiceFile extends Fingerprint {
  path: string;
}

/** A voice on this machine. */
export interface InstalledVoice extends VoiceVariety {
  /** Another one for each installation. */
  id: string;
  name: string;
  installedAt: string;
  licence: string;
  files: Record<VoicePart, VoiceFile>;
}

/** The names of the files in a voice's folder. */
export const voiceFileNames = {
  manifest: 'voice.json',
  card: 'MODEL_CARD',
  model: 'model.onnx',
  config: 'model.onnx.json',
} as const;

/**
 * The installed voices, by name; those whose `voice.json` cannot be read are left out. Synchronous,
 * since the names of recordings depend on them: it reads one small file for each voice.
 */
export function listInstalledVoices(enginesFolder: string): InstalledVoice[] {
  const folder = join(enginesFolder, 'voice');
  return readNames(folder)
    .map((name) => readVoice(folder, name))
    .filter((voice) => voice !== undefined)
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return [];
    throw error;
  }
}

function readVoice(parent: string, folderName: string): InstalledVoice | undefined {
  const folder = join(parent, folderName);
  const read = z.safeParse(manifest, readManifest(join(folder, voiceFileNames.manifest)));
  if (!read.success || read.data.name !== folderName) return undefined;
  const { id, name, installedAt, language, variety, licence, files } = read.data;
  const [model, config] = voiceParts.map((part) => ({
    ...files[part],
    path: join(folder, voiceFileNames[part]),
  })) as [VoiceFile, VoiceFile];
  return { id, name, installedAt, language, variety, licence, files: { model, config } };
}

function readManifest(file: string): unknown {
  try {
    return parseJson(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
