import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { listSources } from '../sources/list-sources.ts';

/** An import of a file in another folder; paths are from the root. */
interface Import {
  from: string;
  to: string;
}

/** Folders that import one another, directly or through each other. */
export interface Circle {
  folders: string[];
  /** The imports between them. */
  imports: Import[];
}

/** Relative specifiers in a file, in any quotes and import form. */
function readSpecifiers(path: string): string[] {
  const specifiers: string[] = [];
  const add = (source: { type: string; value?: unknown } | null | undefined) => {
    if (typeof source?.value === 'string' && source.value.startsWith('.'))
      specifiers.push(source.value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'require') add(first);
    },
  }).visit(parseSync(path, readFileSync(path, 'utf8')).program);
  return specifiers;
}

/** Imports between different folders, by the importing folder. Ignores tests. */
function listImports(root: string): Map<string, Import[]> {
  const sources = listSources(root, '**/*.{ts,tsx,cts,cjs,mjs,js}');
  const files = new Set(sources.filter((file) => !file.includes('.test.')));
  const imports = [...files].flatMap((from) =>
    readSpecifiers(join(root, from)).flatMap((specifier) => {
      const named = normalize(join(dirname(from), specifier));
      const endings = ['', '.ts', '.tsx', '.js', '.cjs'];
      const to = endings.map((ending) => named + ending).find((file) => files.has(file));
      return to !== undefined && dirname(to) !== dirname(from) ? [{ from, to }] : [];
    }),
  );
  return Map.groupBy(imports, ({ from }) => dirname(from));
}

function reachableFrom(folder: string, imports: Map<string, Import[]>): Set<string> {
  const reached = new Set<string>();
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const { to } of imports.get(next) ?? []) {
      if (reached.has(dirname(to))) continue;
      reached.add(dirname(to));
      waiting.push(dirname(to));
    }
  }
  return reached;
}

/**
 * Finds the folders below `root` that import one another in a circle, the largest circle first. A
 * node is exactly the folder of a file: a folder and its subfolder are separate nodes.
 */
export function findCircles(root: string): Circle[] {
  const imports = listImports(root);
  const reachable = new Map(
    [...imports.keys()].map((folder) => [folder, reachableFrom(folder, imports)]),
  );
  const circles = new Map<string, Circle>();
  for (const [folder, reached] of reachable) {
    if (!reached.has(folder)) continue;
    const folders = [...reached].filter((other) => reachable.get(other)?.has(folder)).toSorted();
    const inside = folders.flatMap((member) => imports.get(member) ?? []);
    circles.set(folders.join(), {
      folders,
      imports: inside.filter(({ to }) => folders.includes(dirname(to))),
    });
  }
  return [...circles.values()].toSorted((a, b) => b.folders.length - a.folders.length);
}
