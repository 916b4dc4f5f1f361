import { mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
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

/** Groups TypeScript's messages, as lists of lines, by file. */
function messagesByFile(printed: string): Map<string, string[][]> {
  const messages = new Map<string, string[][]>();
  let current: string[] | undefined;
  for (const line of printed.split('\n').filter((text) => text.trim())) {
    const [, file, first] = /^(check-\d+)\.ts\(\d+,\d+\): error TS\d+: (.*)$/.exec(line) ?? [];
    if (file !== undefined && first !== undefined) {
      current = [first];
      messages.set(file, [...(messages.get(file) ?? []), current]);
    } else if (current && line.startsWith(' ')) {
      current.push(line.trim());
    } else {
      throw new Error(`Types cannot be compared: ${line}`);
    }
  }
  return messages;
}

/**
 * Shortens a message to `navigation.hasRoute: Type 'string' is not …`: the lines between name the
 * path to the place that the last line is about. Removes the folders that types were read from.
 */
function readable(message: readonly string[]): string {
  const keys = message.flatMap(
    (line) => /^(?:The types of|Types of property) '([^']+)'/.exec(line)?.[1] ?? [],
  );
  const cause = (message.at(-1) ?? '').replaceAll(/import\("[^"]*"\)\./g, '').replace(/\.$/, '');
  return keys.length > 0 ? `${keys.join('.')}: ${cause}` : cause;
}

/**
 * Checks statements about modules with one run of TypeScript.
 * @returns what is wrong with each, in the order of the checks; an empty list if the check passes
 */
export async function checkTypes(checks: readonly TypeCheck[]): Promise<string[][]> {
  if (checks.length === 0) return [];
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'topwords-types-')));
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
    const messages = messagesByFile(await runTypeScript(folder, { noEmit: true }, files));
    return checks.map(({ modules }, index) => [
      ...[...new Set(Object.values(modules).flatMap(missingLibraries))].map(
        (name) => `${name} is not installed, so its types are unknown`,
      ),
      ...(messages.get(`check-${index}`) ?? []).map(readable),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
