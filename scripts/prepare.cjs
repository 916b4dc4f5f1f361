/*
 * Runs before everything else, on the machine's own Node: its syntax is old enough that an old Node
 * can run it and report which one is needed. Installs everything, or with --to-start only what
 * building and starting need.
 */
'use strict';

var OLDEST_NODE = 20;

/** The error message when the machine's Node is too old to install; otherwise null. */
function describeOldNode(version) {
  var major = Number(version.replace(/^v/, '').split('.')[0]);
  if (major >= OLDEST_NODE) return null;
  return (
    'TopWords needs Node ' + OLDEST_NODE + ' or later to install; this machine has ' + version + '.'
  );
}

module.exports = { describeOldNode: describeOldNode };

if (require.main === module) {
  var complaint = describeOldNode(process.version);
  if (complaint) {
    console.error(complaint);
    process.exitCode = 1;
  } else {
    var isStart = process.argv[2] === '--to-start';
    process.exitCode = require('./install.cjs').prepare(isStart ? 'to start' : 'everything');
  }
}
