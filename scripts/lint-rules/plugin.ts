/** Lint rules of our own that look at one file at a time. */
import { fileIsNamedAfterItsExport } from './file-is-named-after-its-export.ts';
import { noInheritedKeys } from './no-inherited-keys.ts';

export default {
  meta: { name: 'topwords' },
  rules: {
    'file-is-named-after-its-export': fileIsNamedAfterItsExport,
    'no-inherited-keys': noInheritedKeys,
  },
};
