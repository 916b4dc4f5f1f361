import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../processes/run-command.ts';
import { findProgram } from '../processes/system-packages.ts';

const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';
/** Only the package's tools need it: apt is made to treat it as installed. */
const sparedPackage = {
  Package: 'perl',
  Status: 'install ok installed',
  Version: '9999',
  'Multi-Arch': 'allowed',
};

/**
 * The command of a MySQL server: the installed one, or else the one of Debian's unstable release,
 * which is unpacked with its libraries into the user's cache and changes nothing else on the
 * machine.
 * @throws Error with one line when neither is available
 */
export async function findMySql(root: string): Promise<readonly string[]> {
  const installed = findProgram('mysqld');
  if (installed !== undefined && (await isMySql(root, installed)))
    return [installed, '--no-defaults'];
  const folder = cacheFolder();
  if (!existsSync(folder)) await unpack(root, folder);
  return commandIn(folder);
}

/**
 * Shared by all checkouts on this machine: it is large, and unpacking keeps the disk busy for a
 * while.
 */
function cacheFolder(): string {
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'topwords/mysql');
}

async function isMySql(root: string, program: string): Promise<boolean> {
  const { code, output } = await runCommand([program, '--no-defaults', '--version'], { root });
  return code === 0 && !output.includes('MariaDB');
}

/** Run by its own loader: the machine's libraries are from another release. */
async function commandIn(folder: string): Promise<readonly string[]> {
  const libraries = join(folder, 'usr/lib');
  const multiarch = (await readdir(libraries)).find((name) => name.endsWith('-linux-gnu')) ?? '';
  const own = join(libraries, multiarch);
  const loader = (await readdir(own)).find((name) => /^ld-linux.*\.so\.\d+$/.test(name)) ?? '';
  return [
    join(own, loader),
    '--library-path',
    own,
    join(folder, 'usr/sbin/mysqld'),
    '--no-defaults',
    `--basedir=${join(folder, 'usr')}`,
  ];
}

/** This machine's source of Debian packages. @throws when it has none */
async function findMirror(root: string): Promise<string> {
  const conditions = ['Created-By: Packages', 'Origin: Debian', 'Component: main'];
  const { output } = await runCommand(
    ['apt-get', 'indextargets', '--format', '$(CODENAME) $(REPO_URI)', ...conditions],
    { root },
  );
  // Security and updates have separate suites, such as bookworm-security.
  const main = output.split('\n').find((line) => /^[a-z]+ http/.test(line));
  if (main === undefined) throw new Error('MySQL must be installed: apt-get has no Debian source');
  return main.slice(main.indexOf(' ') + 1).replace(/\/+$/, '');
}

async function unpack(root: string, folder: string): Promise<void> {
  if (!findProgram('apt-get') || !findProgram('dpkg') || !existsSync(keyring)) {
    throw new Error('MySQL must be installed: mysqld is not in PATH, and this is not Debian');
  }
  const work = `${folder}-${process.pid}`;
  const lists = join(work, 'lists');
  const archives = join(work, 'cache/archives');
  await mkdir(join(lists, 'partial'), { recursive: true });
  await mkdir(join(archives, 'partial'), { recursive: true });
  const mirror = await findMirror(root);
  const { output } = await runCommand(['dpkg', '--print-architecture'], { root });
  const spared = Object.entries({ ...sparedPackage, Architecture: output.trim() });
  const status = spared.map(([field, value]) => `${field}: ${value}`).join('\n');
  await writeFile(join(work, 'status'), `${status}\n\n`);
  await writeFile(join(work, 'sources'), `deb [signed-by=${keyring}] ${mirror} sid main\n`);
  const options = [
    `Dir::Etc::SourceList=${join(work, 'sources')}`,
    'Dir::Etc::SourceParts=/dev/null',
    `Dir::State::Lists=${lists}`,
    `Dir::State::Status=${join(work, 'status')}`,
    `Dir::Cache=${join(work, 'cache')}`,
    'APT::Sandbox::User=',
    'Debug::NoLocking=1',
    'Acquire::Languages=none',
  ].flatMap((option) => ['-o', option]);
  const download = ['install', '-y', '--no-install-recommends', '--download-only'];
  try {
    await run(root, ['apt-get', ...options, 'update']);
    await run(root, ['apt-get', ...options, ...download, 'mysql-server-core']);
    const unpacked = join(work, 'unpacked');
    for (const name of (await readdir(archives)).filter((file) => file.endsWith('.deb'))) {
      await run(root, ['dpkg', '-x', join(archives, name), unpacked]);
    }
    // Flushed now, or the server would wait for the disk in its first minute.
    await run(root, ['sync', '-f', unpacked]);
    await rename(unpacked, folder).catch((error: unknown) => {
      // Another checkout has unpacked it meanwhile.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function run(root: string, command: readonly string[]): Promise<void> {
  const { code, output } = await runCommand([...command], { root });
  if (code === 0) return;
  const reason = output.split('\n').findLast((line) => line.startsWith('E: '));
  throw new Error(`MySQL could not be unpacked: ${reason ?? `${command[0]} failed`}`);
}
