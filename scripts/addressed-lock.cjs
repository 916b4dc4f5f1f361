/*
 * The lock file with the address of each package, for one installation.
 *
 * Our lock file names no registry, so npm would ask for the document of each of 500 packages to
 * learn an address that follows from its name: that is half of what it downloads.
 */
'use strict';

const { readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * @param {{ packages: Record<string, object> }} lock package-lock.json
 * @param {string} registry the address of the registry that npm uses here
 */
function withAddresses(lock, registry) {
  const start = registry.replace(/\/+$/, '');
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) || [];
    // Links are workspaces. Without a hash, npm could not tell another file at this address.
    if (!name || entry.link || !entry.integrity || entry.resolved) return [path, entry];
    const published = entry.name || name;
    const file = `${published.replace(/^@[^/]+\//, '')}-${entry.version}.tgz`;
    return [path, { ...entry, resolved: `${start}/${published}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/**
 * Calls `install` while npm finds the lock file with addresses, under the name that it prefers.
 * @template Result
 * @param {string} folder the project's root
 * @param {string} registry the address of the registry that npm uses here
 * @param {() => Result} install
 * @returns {Result}
 */
function whileAddressed(folder, registry, install) {
  const file = join(folder, 'npm-shrinkwrap.json');
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  try {
    writeFileSync(file, JSON.stringify(withAddresses(lock, registry)));
    return install();
  } finally {
    rmSync(file, { force: true });
  }
}

module.exports = { whileAddressed, withAddresses };
