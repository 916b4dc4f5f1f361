/* Installs the dependencies when they are missing or differ from the lock file. */
'use strict';

const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

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
 * Whether the installed packages match the lock file. An optional package may be missing, since it
 * may not support this machine.
 * @param {{ packages: object }} lock package-lock.json
 * @param {{ packages: object }} installed node_modules/.package-lock.json
 */
function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const present = installed.packages[path];
    if (!present) return wanted.optional === true || wanted.devOptional === true;
    return present.version === wanted.version;
  });
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function hashOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** @param {string} folder the project's root */
function needsInstall(folder) {
  const lock = join(folder, 'package-lock.json');
  const installed = join(folder, 'node_modules/.package-lock.json');
  const stamp = join(folder, 'node_modules/.installed-lock');
  if (!existsSync(installed)) return true;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(lock)) return false;
  return !isInstalled(readJson(lock), readJson(installed));
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
  '--include=dev',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

/**
 * `npm ci` requires that the lock file names the packages of every other system too. A lock file
 * written where the registry lacks some of them does not; `npm install` accepts it.
 */
function installWhatIsLocked() {
  const result = runNpm(['ci', ...options]);
  return /npm (error|ERR!) code EUSAGE/.test(result.stderr || '')
    ? runNpm(['install', '--no-save', ...options])
    : result;
}

function install() {
  console.log('… Installing dependencies');
  const started = Date.now();
  const result = installWhatIsLocked();
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
  writeFileSync(
    join(root, 'node_modules/.installed-lock'),
    hashOf(join(root, 'package-lock.json')),
  );
  console.log(`✓ Dependencies installed (${seconds})`);
  return 0;
}

/**
 * Two commands started at the same time in a new folder take turns; the second finds everything
 * installed.
 */
function installLocked() {
  const file = join(root, '.cache/installing');
  const releaseLock = waitForLock(file, () => console.log('… Another command is installing'));
  try {
    return needsInstall(root) ? install() : 0;
  } finally {
    releaseLock();
  }
}

/** @returns {number} the exit code */
function prepare() {
  const code = needsInstall(root) ? installLocked() : 0;
  if (code !== 0) return code;
  const hasOwnNode = existsSync(join(root, 'node_modules/.bin/node'));
  if (hasOwnNode || Number(process.versions.node.split('.')[0]) >= 24) return 0;
  console.error(
    '✗ Node 24 was not installed: let npm run the install script of the package "node" (npm config ignore-scripts is on?), then run npm ci.',
  );
  return 1;
}

module.exports = { explainFailure, isInstalled, needsInstall, prepare };
