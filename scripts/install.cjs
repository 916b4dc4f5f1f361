/* Installs the dependencies that are missing or differ from the lock file. */
'use strict';

const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} = require('node:fs');
const { dirname, join } = require('node:path');

const { whileAddressed } = require('./addressed-lock.cjs');
const { waitForLock } = require('./one-at-a-time.cjs');

const root = join(__dirname, '..');

const reasons = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i,
    'npm cannot reach its registry',
  ],
  [/ENOSPC/, 'the disk is full'],
  [/EACCES|EPERM|EROFS/, 'the folder cannot be written'],
];

/** The likely cause of a failed `npm ci`, from what it printed. */
function explainFailure(output) {
  const found = reasons.find(([pattern]) => pattern.test(output));
  if (found) return found[1];
  const line = output.split('\n').find((text) => /^npm (error|ERR!) \S/.test(text));
  return line ? line.replace(/^npm (error|ERR!) /, '') : 'npm ci failed';
}

/**
 * What is installed: everything, or only what building and starting need, without the packages that
 * are marked `dev` in the lock file.
 * @typedef {'everything' | 'to start'} Extent
 */

/** Whether every installed package has the version of the lock file; some may be missing. */
function isPartOf(lock, installed) {
  return Object.entries(installed.packages).every(
    ([path, { version }]) => lock.packages[path] && lock.packages[path].version === version,
  );
}

/**
 * Whether the installed packages match the lock file. An optional package may be missing, since it
 * may not support this machine.
 * @param {{ packages: object }} lock package-lock.json
 * @param {{ packages: object }} installed node_modules/.package-lock.json
 * @param {Extent} extent
 */
function isInstalled(lock, installed, extent) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const present = installed.packages[path];
    if (present) return present.version === wanted.version;
    if (wanted.dev === true && extent === 'to start') return true;
    return wanted.optional === true || wanted.devOptional === true;
  });
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The stamp of an installation: what was installed from which lock file. */
function stampOf(folder, extent) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${extent}`;
}

/** The packages that npm has installed; undefined if there are none. */
function readInstalled(folder) {
  const file = join(folder, 'node_modules/.package-lock.json');
  return existsSync(file) ? readJson(file) : undefined;
}

/**
 * @param {string} folder the project's root
 * @param {Extent} extent
 */
function needsInstall(folder, extent) {
  const installed = readInstalled(folder);
  if (!installed) return true;
  const stamp = join(folder, 'node_modules/.installed-lock');
  const last = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (last === stampOf(folder, extent) || last === stampOf(folder, 'everything')) return false;
  return !isInstalled(readJson(join(folder, 'package-lock.json')), installed, extent);
}

/**
 * What to install: once everything was, a new lock file does not remove what only tests and
 * optional engines need.
 * @param {string} folder the project's root
 * @param {Extent} extent what the command needs
 * @returns {Extent}
 */
function extentToInstall(folder, extent) {
  const installed = readInstalled(folder);
  const hadEverything =
    installed && Object.values(installed.packages).some(({ dev }) => dev === true);
  return hadEverything ? 'everything' : extent;
}

/** Runs npm on the Node that started this script: `npm ci` deletes the one in node_modules. */
function runNpm(args) {
  const node = process.env.npm_node_execpath;
  const npm = process.env.npm_execpath;
  const isNpm = Boolean(node && npm && /npm-cli\.[cm]?js$/.test(npm));
  const command = isNpm ? [node, npm, ...args] : ['npm', ...args];
  return spawnSync(command[0], command.slice(1), {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const options = [
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

/** Failures that may come from an address: a registry whose files have other ones. */
const addressFailure = /npm (error|ERR!) code E(40\d|INTEGRITY|INVALID\w*)/;

/**
 * `npm ci` installs from nothing, and `npm install` adds what is missing to a part.
 *
 * `npm ci` requires that the lock file names the packages of every other system too. A lock file
 * written where the registry lacks some of them does not; `npm install` accepts it.
 * @param {Extent} extent
 */
function installWhatIsLocked(extent) {
  const chosen = extent === 'everything' ? '--include=dev' : '--omit=dev';
  const add = () => runNpm(['install', '--no-save', chosen, ...options]);
  const installed = readInstalled(root);
  if (installed && isPartOf(readJson(join(root, 'package-lock.json')), installed)) return add();
  const result = runNpm(['ci', chosen, ...options]);
  return /npm (error|ERR!) code EUSAGE/.test(result.stderr || '') ? add() : result;
}

/** @param {Extent} extent */
function installQuickly(extent) {
  const registry = (runNpm(['config', 'get', 'registry']).stdout || '').trim();
  if (!/^https?:/.test(registry)) return installWhatIsLocked(extent);
  const result = whileAddressed(root, registry, () => installWhatIsLocked(extent));
  return addressFailure.test(result.stderr || '') ? installWhatIsLocked(extent) : result;
}

/** The folders of installed packages of Node: those whose system is ours, which is one at most. */
function nodePackages(folder) {
  const packages = join(folder, 'node_modules');
  return readdirSync(packages).filter((name) => existsSync(join(packages, name, 'bin/node')));
}

/** Node's headers, with which nothing is compiled here: a third of its package. */
function removeHeaders() {
  for (const name of nodePackages(root)) {
    rmSync(join(root, 'node_modules', name, 'include'), { recursive: true, force: true });
  }
}

/**
 * npm 10 does not link the command of this optional package; npm 11 does.
 * @param {string} folder the project's root
 * @returns {boolean} whether the project has its own Node
 */
function linkOwnNode(folder) {
  const link = join(folder, 'node_modules/.bin/node');
  if (existsSync(link)) return true;
  const [name] = nodePackages(folder);
  if (name === undefined) return false;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join('..', name, 'bin/node'), link);
  return true;
}

/** @param {Extent} extent */
function install(extent) {
  console.log('… Installing dependencies');
  const started = Date.now();
  const result = installQuickly(extent);
  const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  if (result.signal) return 1;
  if (result.status !== 0) {
    const output = `${result.stdout || ''}${result.stderr || ''}${result.error || ''}`;
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(join(root, '.cache/install.log'), output);
    const reason = explainFailure(output);
    console.error(
      `✗ Dependencies could not be installed (${seconds}): ${reason}. See .cache/install.log.`,
    );
    return 1;
  }
  removeHeaders();
  writeFileSync(join(root, 'node_modules/.installed-lock'), stampOf(root, extent));
  console.log(`✓ Dependencies installed (${seconds})`);
  return 0;
}

/**
 * Two commands started at the same time in a new folder take turns; the second finds everything
 * installed.
 * @param {Extent} extent
 */
function installLocked(extent) {
  const file = join(root, '.cache/installing');
  const releaseLock = waitForLock(file, () => console.log('… Another command is installing'));
  try {
    return needsInstall(root, extent) ? install(extentToInstall(root, extent)) : 0;
  } finally {
    releaseLock();
  }
}

/**
 * @param {Extent} extent what the command needs
 * @returns {number} the exit code
 */
function prepare(extent) {
  const code = needsInstall(root, extent) ? installLocked(extent) : 0;
  if (code !== 0) return code;
  if (linkOwnNode(root) || Number(process.versions.node.split('.')[0]) >= 24) return 0;
  console.error(
    '✗ Node 24 was not installed: npm has no package of it for this machine. Install Node 24 or later, then try again.',
  );
  return 1;
}

module.exports = {
  explainFailure,
  extentToInstall,
  isInstalled,
  isPartOf,
  linkOwnNode,
  needsInstall,
  prepare,
};
