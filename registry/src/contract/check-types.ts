import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { missingLibraries, writeDeclarations } from './declared-modules.ts';
import type { Declarations } from './remote-contract.ts';
import { libraries, runTypeScript } from './run-typescript.ts';

/** A statement about modules that holds when TypeScript accepts it. */
export interface TypeCheck {
  /** The modules by the names that the statement uses. */
  modules: Readonly<Record<string, Declarations>>;
  statement: string;
}

/** What TypeScript says, by the file it says it of: the last line of a message names its cause. */
function faultsByFile(printed: string): Map<string, string[]> {
  const faults = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const line of printed.split('\n').filter((text) => text.trim())) {
    const [, file, message] = /^(check-\d+)\.ts\(\d+,\d+\): error TS\d+: (.*)$/.exec(line) ?? [];
    if (file !== undefined && message !== undefined) {
      current = faults.get(file) ?? [];
      current.push(message);
      faults.set(file, current);
    } else if (current && line.startsWith(' ')) {
      current[current.length - 1] = line.trim();
    } else {
      throw new Error(`Types cannot be compared: ${line}`);
    }
  }
  return faults;
}

/** Names of types without the folders they were read from. */
function readable(fault: string): string {
  return fault.replaceAll(/import\("[^"]*"\)\./g, '').replace(/\.$/, '');
}

/**
 * Has TypeScript check statements about modules, all in one run.
 * @returns what is wrong with each, in the order of the checks: empty lists for what holds
 */
export async function checkTypes(checks: readonly TypeCheck[]): Promise<string[][]> {
  if (checks.length === 0) return [];
  const folder = await mkdtemp(path.join(tmpdir(), 'topwords-types-'));
  try {
    await symlink(libraries, path.join(folder, 'node_modules'));
    const used = [...new Set(checks.flatMap(({ modules }) => Object.values(modules)))];
    for (const [index, module] of used.entries()) {
      await writeDeclarations(path.join(folder, `module-${index}`), module);
    }
    const files = checks.map((_, index) => path.join(folder, `check-${index}.ts`));
    for (const [index, { modules, statement }] of checks.entries()) {
      const imports = Object.entries(modules).map(([name, module]) => {
        const entry = module.entry.replace(/\.d\.ts$/, '');
        return `import type * as ${name} from './module-${used.indexOf(module)}/${entry}';`;
      });
      await writeFile(files[index] ?? '', [...imports, statement].join('\n'));
    }
    const faults = faultsByFile(await runTypeScript(folder, { noEmit: true }, files));
    return checks.map(({ modules }, index) => [
      ...Object.values(modules)
        .flatMap(missingLibraries)
        .map((name) => `${name} is not installed, and its types are not known`),
      ...(faults.get(`check-${index}`) ?? []).map(readable),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
