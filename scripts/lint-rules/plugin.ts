/** Lint rules of our own that look at one file at a time. */
import { noInheritedKeys } from './no-inherited-keys.ts';
import { useCaseOfCall } from './use-case-of-call.ts';

export default {
  meta: { name: 'topwords' },
  rules: { 'no-inherited-keys': noInheritedKeys, 'use-case-of-call': useCaseOfCall },
};
