import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteManifest } from '../../platform/contracts/index.ts';
import {
  catalogueIn,
  keysOf,
  listCatalogues,
  readCatalogue,
  type Catalogue,
} from './list-catalogues.ts';

/** Errors of the API have no English catalogue: their English words are the API's own. */
const errors: Catalogue = { file: 'platform/client/texts/errors/es.ts', exported: 'es' };

async function missingIn(root: string, language: string): Promise<string[]> {
  const found = await Promise.all(
    [...listCatalogues(root), errors].map(async (complete) => {
      const other = catalogueIn(complete, language);
      const texts = await readCatalogue(root, other);
      const wanted = keysOf((await readCatalogue(root, complete)) ?? {});
      if (texts === undefined) return [`${other.file}: the whole file, ${wanted.length} texts`];
      const present = new Set(keysOf(texts));
      return wanted.filter((key) => !present.has(key)).map((key) => `${other.file}: ${key}`);
    }),
  );
  return found.flat();
}

function labelsMissingIn(root: string, language: string): string[] {
  return globSync('mfe-!(console)/remote.json', { cwd: root }).flatMap((file) => {
    const { title, navigation } = remoteManifest.parse(
      JSON.parse(readFileSync(join(root, file), 'utf8')),
    );
    const labels = [
      title,
      ...(navigation ?? []).flatMap(({ label, short_label }) => [label, short_label]),
    ];
    return labels
      .filter((label) => label !== undefined && !Object.hasOwn(label, language))
      .map((label) => `${file}: ${label?.en}`);
  });
}

/** What a language lacks of the interface: files, texts of a file, names in the navigation. */
export async function listMissing(root: string, language: string): Promise<string[]> {
  return [...(await missingIn(root, language)), ...labelsMissingIn(root, language)].toSorted();
}
