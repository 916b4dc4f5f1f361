import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

/** Where distributions put daemons; PATH often lacks it. */
const daemonFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/libexec'];

/** Finds a program. @returns its path, or undefined */
export function findProgram(name: string, path = process.env.PATH ?? ''): string | undefined {
  return [...path.split(':'), ...daemonFolders]
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

async function rootPrefix(root: string): Promise<string[] | undefined> {
  if (process.getuid?.() === 0) return [];
  if (!findProgram('sudo')) return undefined;
  const { code } = await runCommand(['sudo', '-n', 'true'], { root });
  return code === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * Installs Debian packages.
 * @returns why that failed, or undefined when they are installed
 */
export async function installPackages(
  root: string,
  packages: readonly string[],
): Promise<string | undefined> {
  const list = packages.join(' ');
  if (!findProgram('apt-get'))
    return `${list} must be installed: there is no apt-get here to do it`;
  const prefix = await rootPrefix(root);
  if (!prefix) return `${list} must be installed: sudo apt-get install ${list}`;
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const lockTimeout = ['-o', 'DPkg::Lock::Timeout=300'];
  await runCommand([...apt, ...lockTimeout, 'update'], { root });
  const { code, output } = await runCommand(
    [...apt, ...lockTimeout, 'install', '-y', '--no-install-recommends', ...packages],
    { root },
  );
  if (code === 0) return undefined;
  const reason = output.split('\n').findLast((line) => line.startsWith('E: '));
  return `${list} could not be installed: ${reason ?? 'apt-get failed'}`;
}

/**
 * The paths of programs, after their packages were installed if one was missing.
 * @throws Error with one line when they cannot be found
 */
export async function requirePrograms<Name extends string>(
  root: string,
  names: readonly Name[],
  packages: readonly string[],
): Promise<Record<Name, string>> {
  const findMissing = () => names.find((name) => findProgram(name) === undefined);
  const fault = findMissing() ? await installPackages(root, packages) : undefined;
  const missing = findMissing();
  if (missing) throw new Error(fault ?? `${packages.join(' ')} are installed, but not ${missing}`);
  return Object.fromEntries(names.map((name) => [name, findProgram(name)])) as Record<Name, string>;
}
