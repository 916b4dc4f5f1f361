/*
 * Lets one process at a time install or build in this folder. The lock is a file with the id of its
 * holder, and is void once that process has ended. Runs on Node 20 and later.
 */
'use strict';

const { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { dirname } = require('node:path');

function isRunning(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Removes the lock of an ended process, unless another process did so first. */
function clear(file, holder) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  // Puts back a lock that another process has just taken.
  if (readFileSync(aside, 'utf8') !== holder) renameSync(aside, file);
  else rmSync(aside);
}

/**
 * Takes the lock if it is free.
 * @param {string} file
 * @returns {(() => void) | undefined} a function that releases it
 */
function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return () => rmSync(file, { force: true });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  let holder;
  try {
    holder = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  if (holder !== '' && !isRunning(Number(holder))) clear(file, holder);
  return undefined;
}

/** Blocks the process until it gets the lock. */
function waitForLock(file, sayWaiting) {
  for (let attempt = 0; ; attempt += 1) {
    const releaseLock = takeLock(file);
    if (releaseLock) return releaseLock;
    if (attempt === 5) sayWaiting();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

module.exports = { takeLock, waitForLock };
