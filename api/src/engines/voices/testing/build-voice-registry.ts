import { createHash, randomBytes } from 'node:crypto';
import type { PublishedVoice, VoicePart, VoiceRegistry } from '../voice-registry.ts';

/** The files of a voice, with any content. */
export type VoiceFiles = Record<VoicePart, Buffer>;

/** What a test's publisher has, and the files by their paths below a revision. */
interface TestVoiceRegistry {
  registry: VoiceRegistry;
  files: Map<string, Buffer>;
}

/** Files that no engine can read. */
export function buildVoiceFiles(size = 50_000): VoiceFiles {
  return { model: randomBytes(size), config: randomBytes(size / 10) };
}

/** As the publisher's list has them. */
function expected(bytes: Buffer) {
  return { bytes: bytes.length, md5: createHash('md5').update(bytes).digest('hex') };
}

function buildVoice(name: string, { model, config }: VoiceFiles): PublishedVoice {
  const [, language = '', region = ''] = /^([a-z]{2})_([A-Z]{2})/.exec(name) ?? [];
  return {
    name,
    language: language as PublishedVoice['language'],
    variety: `${language}-${region}`,
    quality: 'tiny',
    speakers: 1,
    revision: 'abc123',
    licence: 'CC0',
    notes: ['Made for tests.'],
    card: `# Model card for ${name}\n\n* License: CC0\n`,
    files: {
      model: {
        path: `voices/${name}.onnx`,
        expected: {
          ...expected(model),
          sha256: createHash('sha256').update(model).digest('hex'),
        },
      },
      config: { path: `voices/${name}.onnx.json`, expected: expected(config) },
    },
  };
}

/** A registry of voices with these names, like `es_MX-tiny-low`. */
export function buildVoiceRegistry(
  voices: Readonly<Record<string, VoiceFiles>>,
): TestVoiceRegistry {
  const files = new Map<string, Buffer>();
  const published = Object.entries(voices).map(([name, contents]) => {
    const voice = buildVoice(name, contents);
    files.set(`/${voice.files.model.path}`, contents.model);
    files.set(`/${voice.files.config.path}`, contents.config);
    return voice;
  });
  const registry = {
    publisher: 'A publisher',
    name: 'Test voices',
    page: 'https://voices.example',
    address: 'http://127.0.0.1:9/',
    terms: 'Only for tests.',
    voices: published,
  };
  return { registry, files };
}
