import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageEntries } from './package-entries.ts';
import type { Declarations } from './remote-contract.ts';
import { runTypeScript } from './run-typescript.ts';
import { nameOf, readSource, replaceParts, visit } from './syntax.ts';

/**
 * Path of a source's declarations: `platform/host/index.d.ts` for `platform/host/index.ts`. A written
 * declaration is its own.
 */
function declarationOf(file: string): string {
  return file.endsWith('.d.ts') ? file : file.replace(/\.tsx?$/, '.d.ts');
}

/** Where declarations are: the folder into which they are made, and the root for written ones. */
type Folders = readonly string[];

/** One declaration file, with what it imports. */
interface Declared {
  text: string;
  /** Paths of the declarations that it refers to. */
  imports: string[];
}

/** Our packages' entries: paths from the root, by import name. */
type Entries = ReadonlyMap<string, string>;

/** Reads one declaration file and replaces imports from our packages by relative paths. */
function readDeclaration(folders: Folders, file: string, entries: Entries): Declared {
  const places = folders.map((folder) => path.join(folder, file));
  const { program, text } = readSource(places.find(existsSync) ?? file);
  const imports: string[] = [];
  const parts: { start: number; end: number; by: string }[] = [];
  visit(program, (node) => {
    const named = 'source' in node ? node.source : null;
    const specifier = typeof named === 'object' ? nameOf(named) : undefined;
    if (specifier === undefined || !named) return;
    const entry = entries.get(specifier);
    if (entry !== undefined) {
      const relativePath = path.relative(path.dirname(file), entry).replace(/^(?!\.)/, './');
      parts.push({ start: named.start, end: named.end, by: `'${relativePath}'` });
    } else if (!specifier.startsWith('.')) return;
    const target = entry ?? path.join(path.dirname(file), specifier);
    if (/\.tsx?$/.test(target)) imports.push(declarationOf(target));
  });
  return { text: replaceParts(text, parts), imports };
}

/** Collects a module's declaration and all it refers to. */
function collect(folders: Folders, entry: string, entries: Entries): Declarations {
  const files = new Map<string, string>();
  const pending = [entry];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (files.has(file)) continue;
    const { text, imports } = readDeclaration(folders, file, entries);
    files.set(file, text);
    pending.push(...imports);
  }
  const sorted = [...files].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { entry, files: Object.fromEntries(sorted) };
}

/**
 * Makes self-contained declarations of modules: checking them later needs only the libraries.
 * @param root folder of the whole project
 * @param modules paths from the root, by the name that other front ends load them under
 * @throws when TypeScript cannot declare one
 */
export async function declareModules(
  root: string,
  modules: Readonly<Record<string, string>>,
): Promise<Record<string, Declarations>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'topwords-declarations-'));
  try {
    const output = path.join(folder, 'out');
    const entries = packageEntries(root);
    const places = new Map([...entries].map(([name, file]) => [name, path.relative(root, file)]));
    const options = {
      declaration: true,
      emitDeclarationOnly: true,
      noCheck: true,
      removeComments: true,
      rootDir: root,
      outDir: output,
      paths: Object.fromEntries([...entries].map(([name, file]) => [name, [file]])),
    };
    const styles = path.join(root, 'platform/ui/css-modules.d.ts');
    const files = Object.values(modules).map((file) => path.join(root, file));
    const printed = await runTypeScript(folder, options, [styles, ...files]);
    if (printed) throw new Error(`Could not make declarations: ${printed}`);
    return Object.fromEntries(
      Object.entries(modules).map(([name, file]) => [
        name,
        collect([output, root], declarationOf(file), places),
      ]),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
