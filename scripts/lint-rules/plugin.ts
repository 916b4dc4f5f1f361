/** Our own lint rules that check one file at a time. */
import { fileIsNamedAfterItsExport } from './file-is-named-after-its-export.ts';
import { noInheritedKeys } from './no-inherited-keys.ts';
import { noTextOutsideCatalogue } from './no-text-outside-catalogue.ts';
import { useCaseOfCall } from './use-case-of-call.ts';

export default {
  meta: { name: 'topwords' },
  rules: {
    'file-is-named-after-its-export': fileIsNamedAfterItsExport,
    'no-inherited-keys': noInheritedKeys,
    'no-text-outside-catalogue': noTextOutsideCatalogue,
    'use-case-of-call': useCaseOfCall,
  },
};
