import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { installVoice } from '../../engines/voices/install-voice.ts';
import {
  buildVoiceRegistry,
  type VoiceFiles,
} from '../../engines/voices/testing/build-voice-registry.ts';

/** Installs voices with these names from a folder, as the command does. */
export async function installTinyVoices(
  enginesFolder: string,
  voices: Readonly<Record<string, VoiceFiles>>,
  now = new Date('2026-01-02T03:04:05Z'),
): Promise<void> {
  const { registry, files } = buildVoiceRegistry(voices);
  const folder = await mkdtemp(join(tmpdir(), 'topwords-tiny-voices-'));
  for (const [path, bytes] of files) await writeFile(join(folder, basename(path)), bytes);
  for (const voice of registry.voices) {
    await installVoice(voice, { enginesFolder, source: { folder }, now });
  }
  await rm(folder, { recursive: true });
}

/** A voice that passes every check of its hash, and that no engine can run. */
export function brokenVoice({ model, config }: VoiceFiles): VoiceFiles {
  return { model: model.subarray(0, Math.floor(model.length / 2)), config };
}
