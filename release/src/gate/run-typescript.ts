import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The project's libraries: all front ends use the same types. */
export const libraries = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const run = promisify(execFile);
const compiler = path.join(libraries, 'typescript/bin/tsc');

/** Options of every run: front ends run in browsers, and libraries are not checked. */
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
 * Runs the TypeScript compiler as a command, since it has no JavaScript API.
 * @param folder where `tsconfig.json` is written
 * @param options in addition to the common ones
 * @param files absolute paths of the entry files
 * @returns its output: empty when it found nothing
 */
export async function runTypeScript(
  folder: string,
  options: Record<string, unknown>,
  files: readonly string[],
): Promise<string> {
  const config = path.join(folder, 'tsconfig.json');
  await writeFile(config, JSON.stringify({ compilerOptions: { ...common, ...options }, files }));
  const parameters = [compiler, '--project', config, '--pretty', 'false'];
  try {
    const limits = { cwd: folder, maxBuffer: 1 << 26 };
    return (await run(process.execPath, parameters, limits)).stdout;
  } catch (error) {
    const { code, stdout } = error as { code?: unknown; stdout?: string };
    // It exits with 1 or 2 when it found something; other codes are its own failures.
    if (stdout !== undefined && (code === 1 || code === 2)) return stdout;
    throw new Error('Could not run TypeScript', { cause: error });
  }
}
