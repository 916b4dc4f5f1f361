import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { listSources } from '../sources/list-sources.ts';
import { keysOf, listCatalogues, readCatalogue } from './list-catalogues.ts';

/** What a file reads of objects. */
interface Reads {
  /** Names that are read: `texts.title`, `const { title } = …`, `['title']`. */
  names: Set<string>;
  /** Names of objects that are read by a key that is not written there: `faults[field]`. */
  wholes: Set<string>;
}

interface Expression {
  type: string;
  name?: string;
  value?: unknown;
  property?: unknown;
}

function nameOf(node: Expression): string | undefined {
  if (node.type === 'MemberExpression') return nameOf(node.property as Expression);
  if (node.type === 'Identifier') return node.name;
  return typeof node.value === 'string' ? node.value : undefined;
}

function add(set: Set<string>, name: string | undefined): void {
  if (name !== undefined) set.add(name);
}

/** Adds what a file reads. */
function addReads(path: string, { names, wholes }: Reads): void {
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  new Visitor({
    MemberExpression({ object, property, computed }) {
      const isWritten = !computed || property.type === 'Literal';
      if (isWritten) add(names, nameOf(property as Expression));
      else add(wholes, nameOf(object as Expression));
    },
    ObjectPattern({ properties }) {
      for (const property of properties) {
        if (property.type !== 'Property') continue;
        const { key, computed } = property;
        if (!computed) add(names, nameOf(key as Expression));
      }
    },
    // `Object.entries(texts.icons)`
    CallExpression({ arguments: given }) {
      for (const one of given) add(wholes, nameOf(one as Expression));
    },
    // `<Field reveal={texts.reveal}>`, `{ labels: texts.icons }`
    JSXExpressionContainer: ({ expression }) => add(wholes, nameOf(expression as Expression)),
    ObjectExpression({ properties }) {
      for (const property of properties) {
        const given = property.type === 'Property' ? property.value : property.argument;
        add(wholes, nameOf(given as Expression));
      }
    },
    // `dataset.text as 'title' | 'reason'`
    TSLiteralType({ literal }) {
      add(names, nameOf(literal));
    },
  }).visit(program);
}

/** The folder whose sources may read a catalogue. */
function scopeOf(file: string): string {
  return file.startsWith('platform/remote/')
    ? '{platform,shell,mfe-*}'
    : (file.split('/')[0] ?? '');
}

function readsIn(root: string, scope: string): Reads {
  const reads: Reads = { names: new Set(), wholes: new Set() };
  for (const file of listSources(root, `${scope}/**/*.{ts,tsx}`)) {
    if (/\/texts\/|\.test\.|\/testing\//.test(file)) continue;
    addReads(join(root, file), reads);
  }
  return reads;
}

function isRead(key: string, { names, wholes }: Reads): boolean {
  const [name = '', above = ''] = key.split('.').toReversed();
  return names.has(name) || wholes.has(above);
}

/** Texts of the catalogues that nothing in their front end reads by their name. */
export async function listUnused(root: string): Promise<string[]> {
  const scopes = new Map<string, Reads>();
  const found = await Promise.all(
    listCatalogues(root).map(async (catalogue) => {
      const scope = scopeOf(catalogue.file);
      const reads = scopes.get(scope) ?? readsIn(root, scope);
      scopes.set(scope, reads);
      const keys = keysOf((await readCatalogue(root, catalogue)) ?? {});
      return keys.filter((key) => !isRead(key, reads)).map((key) => `${catalogue.file}: ${key}`);
    }),
  );
  return found.flat();
}
