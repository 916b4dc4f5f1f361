import { existsSync } from 'node:fs';
import path from 'node:path';
import { linksOf, type ModuleLinks } from './module-links.ts';
import { packageEntries } from './package-entries.ts';
import { readSource, type SourceFile } from './syntax.ts';

/**
 * Collects the sources that a module needs at run time: its imports, and theirs in turn, in its own
 * folder and in our packages. Follows only the used names through a package entry that just
 * re-exports, as the build does.
 * @param root folder of the whole project
 * @param entry absolute path of the module
 */
export function reachableSources(root: string, entry: string): SourceFile[] {
  const entries = packageEntries(root);
  const read = new Map<string, SourceFile & { links: ModuleLinks }>();
  const reached = new Set<string>();
  const seen = new Set<string>();

  function sourceOf(file: string): SourceFile & { links: ModuleLinks } {
    const known = read.get(file);
    if (known) return known;
    const source = readSource(file);
    const whole = { ...source, links: linksOf(source) };
    read.set(file, whole);
    return whole;
  }

  /** The source that a specifier leads to; undefined for libraries, styles and data. */
  function resolve(from: string, specifier: string): string | undefined {
    const isRelative = specifier.startsWith('.');
    const file = isRelative ? path.resolve(path.dirname(from), specifier) : entries.get(specifier);
    if (!file || !/\.tsx?$/.test(file)) return undefined;
    if (!existsSync(file)) throw new Error(`${from} imports ${specifier}, which does not exist`);
    return file;
  }

  function provides(file: string, name: string): boolean {
    const { own, forwards } = sourceOf(file).links;
    if (own.has(name) || forwards.some((one) => one.name?.here === name)) return true;
    return forwards.some((one) => {
      const target = one.name ? undefined : resolve(file, one.specifier);
      return target !== undefined && provides(target, name);
    });
  }

  function follow(file: string, specifier: string, names: string[] | null): void {
    const target = resolve(file, specifier);
    if (target) reach(target, names);
  }

  function reachThrough(file: string, name: string): void {
    for (const forward of sourceOf(file).links.forwards) {
      const target = resolve(file, forward.specifier);
      if (!target) continue;
      if (forward.name?.here === name) reach(target, [forward.name.there]);
      else if (!forward.name && provides(target, name)) reach(target, [name]);
    }
  }

  function reach(file: string, names: string[] | null): void {
    const { links } = sourceOf(file);
    if (links.isFacade && names) {
      const unseen = names.filter((name) => !seen.has(`${file} ${name}`));
      unseen.forEach((name) => seen.add(`${file} ${name}`));
      unseen.forEach((name) => reachThrough(file, name));
      return;
    }
    if (reached.has(file)) return;
    reached.add(file);
    links.imports.forEach((one) => follow(file, one.specifier, one.names));
    links.forwards.forEach((one) =>
      follow(file, one.specifier, one.name ? [one.name.there] : null),
    );
  }

  reach(entry, null);
  return [...reached].flatMap((file) => read.get(file) ?? []);
}
