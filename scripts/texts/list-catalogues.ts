import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listSources } from '../sources/list-sources.ts';

/** A catalogue of texts, in one language; paths are from the root. */
export interface Catalogue {
  /** The module that holds all of its texts. */
  file: string;
  /** The name of its export. */
  exported: string;
}

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Operators' and developers' pages speak English only. */
const englishOnly = /^(mfe-console|remote-kit)\//;

/** The English catalogues of what learners and visitors read, in the order of their folders. */
export function listCatalogues(root: string): Catalogue[] {
  return listSources(root, '**/texts/**/{en,english}.ts')
    .filter((file) => !englishOnly.test(file))
    .map((file) => ({ file, exported: basename(file, '.ts') }))
    .filter(({ file, exported }) =>
      new RegExp(`^export const ${exported}\\b`, 'm').test(readFileSync(join(root, file), 'utf8')),
    );
}

/**
 * The same catalogue in another language: beside the English one (`texts/de.ts`,
 * `texts/german.ts`), or in a folder of its own (`texts/de/de.ts`).
 * @returns the place where the file is or would be, and the name of its export
 */
export function catalogueIn({ file, exported }: Catalogue, language: string): Catalogue {
  const folder = dirname(file);
  if (exported === 'english') {
    const name = (names.of(language) ?? language).toLowerCase();
    return { file: join(folder, `${name}.ts`), exported: name };
  }
  const place = basename(folder) === 'en' ? join(dirname(folder), language) : folder;
  return { file: join(place, `${language}.ts`), exported: language };
}

/**
 * What a catalogue exports; undefined if it does not exist.
 * @throws if the file has no export of that name
 */
export async function readCatalogue(
  root: string,
  { file, exported }: Catalogue,
): Promise<object | undefined> {
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  const module = (await import(path)) as object;
  const texts = new Map<string, unknown>(Object.entries(module)).get(exported);
  if (typeof texts !== 'object' || texts === null)
    throw new Error(`${file} exports no ${exported}`);
  return texts;
}

/** The texts of a catalogue by their place: `words.title`. A function or a list is one text. */
export function keysOf(texts: object, above = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    const place = above === '' ? key : `${above}.${key}`;
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isGroup ? keysOf(value, place) : [place];
  });
}
