import { ofEachLanguage } from '@topwords/languages/identity';
import { languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import { existsSync, readFileSync } from 'node:fs';

/** IPA of words, made by the build, by language and word. */
export interface IpaFile {
  /** The synthesizer that made it, with its version; null when there was none. */
  maker: string | null;
  ipa: Record<LanguageCode, Record<string, string>>;
}

/** Where `write-ipa.ts` writes and the API reads. */
export const builtIpaFile = new URL('../../dist/ipa.json', import.meta.url);

/** An IPA file without words. */
export function emptyIpaFile(maker: string | null): IpaFile {
  return { maker, ipa: ofEachLanguage(() => ({})) };
}

/** Reads the built IPA; empty if nothing was built. */
export function readIpaFile(file: URL = builtIpaFile): IpaFile {
  if (!existsSync(file)) return emptyIpaFile(null);
  const { maker, ipa } = JSON.parse(readFileSync(file, 'utf8')) as IpaFile;
  return languageCodes.every((language) => language in ipa) ? { maker, ipa } : emptyIpaFile(null);
}
