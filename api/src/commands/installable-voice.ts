import type { FileSource } from '../engines/fetch-file.ts';
import { fingerprintOf, isSame } from '../engines/fingerprint.ts';
import type { DownloadSettings } from '../engines/receive-file.ts';
import { listInstalledVoices, type InstalledVoice } from '../engines/voices/installed-voice.ts';
import { installVoice } from '../engines/voices/install-voice.ts';
import { voiceParts, type PublishedVoice } from '../engines/voices/voice-registry.ts';
import type { Installable } from './installable.ts';
import { diskBytesOf, sum } from './list-engines.ts';

interface VoiceInstallation {
  enginesFolder: string;
  source: FileSource;
  settings: DownloadSettings;
  now: () => Date;
}

/** A voice as something to install. */
export function installableVoice(
  voice: PublishedVoice,
  { enginesFolder, source, settings, now }: VoiceInstallation,
): Installable {
  const { name } = voice;
  const bytes = sum(voiceParts.map((part) => voice.files[part].expected.bytes));

  function find(): InstalledVoice | undefined {
    return listInstalledVoices(enginesFolder).find((one) => one.name === name);
  }

  return {
    name,
    source,
    downloadBytes: bytes,
    // What is downloaded is moved into its place.
    installedBytes: 'address' in source ? 0 : bytes,
    async isInstalled() {
      const installed = find();
      if (installed === undefined) return false;
      for (const part of voiceParts) {
        const { expected } = voice.files[part];
        const file = installed.files[part];
        const found = await fingerprintOf(file.path, settings.signal, expected).catch(() => null);
        settings.signal?.throwIfAborted();
        if (found === null || !isSame(found, expected) || !isSame(found, file)) return false;
      }
      return true;
    },
    install: (onBytes) =>
      installVoice(voice, { enginesFolder, source, now: now(), onBytes, settings }),
    diskBytes: async () => diskBytesOf(find()),
  };
}
