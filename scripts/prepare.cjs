/*
 * Runs before everything else, on whatever Node the machine has: written so that an old one can
 * read it and say what is wanted.
 */
'use strict';

var OLDEST_NODE = 20;

/** Says what is wanted when the machine's Node cannot even install; otherwise null. */
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
    process.exitCode = require('./install.cjs').prepare();
  }
}
