import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageEntries } from './package-entries.ts';
import { readSource, type SourceFile } from './syntax.ts';

/** Another module that is needed at run time. */
interface Link {
  specifier: string;
  /** The needed names; null for the whole module. */
  names: string[] | null;
}

function importsOf({ module, text }: SourceFile): Link[] {
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }): Link[] => {
    const used = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && used.length === 0) return [];
    const names = used.map(({ importName }) => importName);
    const isWhole =
      names.length === 0 || names.some(({ kind }: { kind: string }) => kind === 'NamespaceObject');
    const needed = names.map(({ name }) => name ?? 'default');
    return [{ specifier: moduleRequest.value, names: isWhole ? null : needed }];
  });
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => {
    return { specifier: text.slice(start + 1, end - 1), names: null };
  });
  return [...imports, ...dynamic];
}

/** The exports that exist at run time; a re-export has a `link` and, unless of all, a `name`. */
function exportsOf({ module }: SourceFile) {
  return module.staticExports
    .flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
    .map(({ moduleRequest, exportName, importName: { name } }) => ({
      name: exportName.start === null ? null : (exportName.name ?? 'default'),
      link: moduleRequest && {
        specifier: moduleRequest.value,
        names: name === null ? null : [name],
      },
    }));
}

/**
 * Collects the sources that a module needs at run time: its imports, and theirs in turn, in its own
 * folder and in our packages. Follows only the used names through a package entry that just
 * re-exports, as the build does.
 * @param root folder of the whole project
 * @param entry absolute path of the module
 */
export function reachableSources(root: string, entry: string): SourceFile[] {
  const entries = packageEntries(root);
  const read = new Map<string, SourceFile>();
  const reached = new Set<string>();
  const seen = new Set<string>();

  function sourceOf(file: string): SourceFile {
    const source = read.get(file) ?? readSource(file);
    read.set(file, source);
    return source;
  }

  /** The source that a specifier leads to; undefined for libraries, styles and data. */
  function resolve(from: string, specifier: string): string | undefined {
    const isRelative = specifier.startsWith('.');
    const file = isRelative ? path.resolve(path.dirname(from), specifier) : entries.get(specifier);
    if (!file || !/\.tsx?$/.test(file)) return undefined;
    if (!existsSync(file)) throw new Error(`${from} imports ${specifier}, which does not exist`);
    return file;
  }

  function provides(file: string, wanted: string): boolean {
    return exportsOf(sourceOf(file)).some(({ name, link }) => {
      const target = name === null && link ? resolve(file, link.specifier) : undefined;
      return name === wanted || (target !== undefined && provides(target, wanted));
    });
  }

  function follow(file: string, { specifier, names }: Link): void {
    const target = resolve(file, specifier);
    if (target) reach(target, names);
  }

  /** Follows one name through a file that only re-exports. */
  function reachThrough(file: string, wanted: string): void {
    for (const { name, link } of exportsOf(sourceOf(file))) {
      const target = link && resolve(file, link.specifier);
      if (!target) continue;
      if (name === wanted) reach(target, link.names);
      else if (name === null && provides(target, wanted)) reach(target, [wanted]);
    }
  }

  function reach(file: string, names: string[] | null): void {
    const source = sourceOf(file);
    const isFacade = source.program.body.every(
      (node) => node.type.startsWith('Export') && 'source' in node && node.source,
    );
    if (isFacade && names) {
      const unseen = names.filter((name) => !seen.has(`${file} ${name}`));
      unseen.forEach((name) => seen.add(`${file} ${name}`));
      unseen.forEach((name) => reachThrough(file, name));
      return;
    }
    if (reached.has(file)) return;
    reached.add(file);
    const links = [...importsOf(source), ...exportsOf(source).flatMap(({ link }) => link ?? [])];
    links.forEach((link) => follow(file, link));
  }

  reach(entry, null);
  return [...reached].map(sourceOf);
}
