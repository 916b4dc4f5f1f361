/*
 * node scripts/run.cjs <script> [arguments]: runs scripts/<script>.ts on Node 24, also when the
 * machine's own Node is older.
 */
'use strict';

const { spawn } = require('node:child_process');
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

const OLDEST_NODE = 24;
const [name, ...args] = process.argv.slice(2);
const script = join(__dirname, `${name}.ts`);
const bin = join(__dirname, '../node_modules/.bin');

process.env.PATH = `${bin}:${process.env.PATH}`;
// Without it, Node would strip and compile the sources again in every process and at every start.
process.env.NODE_COMPILE_CACHE =
  process.env.NODE_COMPILE_CACHE || join(__dirname, '../.cache/compiled');

function runHere() {
  enableCompileCache();
  process.argv.splice(1, 2, script);
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning')
      console.error(`${warning.name}: ${warning.message}`);
  });
  return import(pathToFileURL(script).href);
}

function runOnOwnNode() {
  const child = spawn(join(bin, 'node'), [__filename, name, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', () => {
    console.error('Node 24 is not installed here. Run npm ci, then try again.');
    process.exitCode = 1;
  });
  child.on('exit', (code) => {
    process.exitCode = code === null ? 1 : code;
  });
}

if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) {
  runHere().catch((error) => {
    console.error(error);
    process.exitCode = 1;
  });
} else {
  runOnOwnNode();
}
