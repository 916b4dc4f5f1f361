import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Libraries of the project, whose types are the same for all front ends. */
export const libraries = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const compiler = path.join(libraries, 'typescript/bin/tsc');

/** What every run has in common: front ends run in browsers, and libraries are not ours to check. */
const common = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  types: [],
};

/**
 * Runs TypeScript, which has no API for JavaScript, as a command.
 * @param folder where its `tsconfig.json` is written
 * @param options beyond those that every run has
 * @param files absolute paths to begin with
 * @returns what it printed: empty when it found nothing
 */
export async function runTypeScript(
  folder: string,
  options: Record<string, unknown>,
  files: readonly string[],
): Promise<string> {
  const config = path.join(folder, 'tsconfig.json');
  await writeFile(config, JSON.stringify({ compilerOptions: { ...common, ...options }, files }));
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const parameters = [compiler, '--project', config, '--pretty', 'false'];
  const child = execFile(
    process.execPath,
    parameters,
    { cwd: folder, maxBuffer: 1 << 26 },
    (error, output) => {
      // It leaves with 1 or 2 when it found something; other ends are its own failures.
      const isThrough = !error || child.exitCode === 1 || child.exitCode === 2;
      if (isThrough) resolve(output);
      else reject(new Error('TypeScript could not be run', { cause: error }));
    },
  );
  return await promise;
}
