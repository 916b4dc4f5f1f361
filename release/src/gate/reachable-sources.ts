import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod/mini';
import { linksOf, type ModuleLinks } from './module-links.ts';
import { readSource, type SourceFile } from './syntax.ts';

const manifest = z.object({ name: z.string(), exports: z.record(z.string(), z.string()) });

/** The entries of the platform by the names they are imported under, such as `@topwords/platform/ui`. */
function platformEntries(root: string): Map<string, string> {
  const file = path.join(root, 'platform/package.json');
  const { name, exports } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(
    Object.entries(exports).map(([entry, target]) => [
      name + entry.slice(1),
      path.join(root, 'platform', target),
    ]),
  );
}

/**
 * The sources that a module consists of when it runs: what it imports, and what that imports, in its
 * own folder and in the platform. Of an entry of the platform, which only hands on, these are the
 * files that what is used comes from, as in its build.
 * @param root folder of the whole project
 * @param entry absolute path of the module
 */
export function reachableSources(root: string, entry: string): SourceFile[] {
  const entries = platformEntries(root);
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
    const isNear = specifier.startsWith('.');
    const file = isNear ? path.resolve(path.dirname(from), specifier) : entries.get(specifier);
    if (!file || !/\.tsx?$/.test(file)) return undefined;
    if (!existsSync(file)) throw new Error(`${from} imports ${specifier}, which is not there`);
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
      const open = names.filter((name) => !seen.has(`${file} ${name}`));
      open.forEach((name) => seen.add(`${file} ${name}`));
      open.forEach((name) => reachThrough(file, name));
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
