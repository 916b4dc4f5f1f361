import { inMegabytes } from '../engines/free-space.ts';
import type { InstalledVoice } from '../engines/voices/installed-voice.ts';
import { voiceParts, type VoiceRegistry } from '../engines/voices/voice-registry.ts';
import { diskBytesOf, sum } from './list-engines.ts';
import { table } from './table.ts';

/** Which voices can be installed and which are, with sizes and licences. */
export function listVoices(
  registry: VoiceRegistry,
  installed: readonly InstalledVoice[],
): string[] {
  const byName = new Map(installed.map((voice) => [voice.name, voice]));
  const listed = new Set(registry.voices.map((voice) => voice.name));
  const others = installed.filter((voice) => !listed.has(voice.name));
  const rows = registry.voices.map(({ name, variety, files, licence }) => {
    const voice = byName.get(name);
    return [
      name,
      variety,
      voice === undefined ? 'not installed' : stateOf(voice),
      inMegabytes(sum(voiceParts.map((part) => files[part].expected.bytes))),
      voice === undefined ? '' : inMegabytes(diskBytesOf(voice)),
      licence,
    ];
  });
  const otherRows = others.map((voice) => [
    voice.name,
    voice.variety,
    stateOf(voice),
    'no longer',
    inMegabytes(diskBytesOf(voice)),
    voice.licence,
  ]);
  const { publisher, name, page } = registry;
  return [
    `${name}, published by ${publisher}: ${page}`,
    ...table(
      ['voice', 'speaks', 'state', 'download', 'on disk', 'licence of its recordings'],
      [...rows, ...otherRows],
    ),
    'npm run engines -- add voice <name> shows the whole card of a voice and asks before it downloads.',
    'Of several voices for the same variety, the one installed last speaks.',
  ];
}

function stateOf({ installedAt }: InstalledVoice): string {
  return `installed (${installedAt.slice(0, 10)})`;
}
