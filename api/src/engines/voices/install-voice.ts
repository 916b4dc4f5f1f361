import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchFile, type FileSource } from '../fetch-file.ts';
import { fingerprintOf, type Fingerprint } from '../fingerprint.ts';
import { putInPlace, workFolderOf } from '../install-folder.ts';
import type { DownloadSettings } from '../receive-file.ts';
import { voiceFileNames } from './installed-voice.ts';
import { voiceParts, type PublishedVoice, type VoicePart } from './voice-registry.ts';

/** What a voice is installed from and into. */
interface Installation {
  enginesFolder: string;
  source: FileSource;
  now: Date;
  /** Called with the bytes of the voice that are there. */
  onBytes?: ((bytes: number) => void) | undefined;
  settings?: DownloadSettings | undefined;
}

/**
 * Fetches and checks a voice's files, then moves them into place at once: a voice is there whole or
 * not at all. What was downloaded stays for the next attempt if one fails.
 * @throws an engine fault; the signal's reason
 */
export async function installVoice(
  voice: PublishedVoice,
  { enginesFolder, source, now, onBytes, settings = {} }: Installation,
): Promise<void> {
  const { name, language, variety, licence, card } = voice;
  const work = workFolderOf(enginesFolder, name);
  const prepared = join(work, 'prepared');
  await rm(prepared, { recursive: true, force: true });
  await mkdir(prepared, { recursive: true });
  const fetched = new Map<VoicePart, string>();
  let before = 0;
  for (const part of voiceParts) {
    const published = voice.files[part];
    const file = await fetchFile(published, source, work, {
      ...settings,
      onBytes: (bytes) => onBytes?.(before + bytes),
    });
    before += published.expected.bytes;
    onBytes?.(before);
    fetched.set(part, file);
  }
  const files = new Map<VoicePart, Fingerprint>();
  for (const [part, file] of fetched) {
    const target = join(prepared, voiceFileNames[part]);
    files.set(part, await fingerprintOf(file, settings.signal));
    await ('address' in source ? rename(file, target) : copyFile(file, target));
  }
  const manifest = {
    format: 1,
    id: randomUUID(),
    installedAt: now.toISOString(),
    name,
    language,
    variety,
    licence,
    files: Object.fromEntries(files),
  };
  await writeFile(join(prepared, voiceFileNames.card), card, { flush: true });
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(prepared, voiceFileNames.manifest), text, { flush: true });
  await putInPlace({ enginesFolder, kind: 'voice', name }, prepared);
}
