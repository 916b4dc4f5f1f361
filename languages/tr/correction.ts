import type { CorrectionRules } from '../pack/correction-rules.ts';
import * as cases from './correction/cases.ts';
import { harmony } from './correction/harmony.ts';
import * as nouns from './correction/nouns.ts';
import { phrases } from './correction/phrases.ts';
import * as verbs from './correction/verbs.ts';

export const correction: CorrectionRules = {
  rules: [
    ...phrases,
    ...Object.values(verbs),
    ...Object.values(cases),
    ...Object.values(nouns),
    harmony,
  ],
  checks: [
    'spelling',
    'harmony',
    'agreement',
    'number',
    'case',
    'verb-form',
    'tense',
    'negation',
    'word-order',
    'expression',
  ],
  alike: 'ıi oö uü sş cç gğ ae dt bp sz',
  onlyWhole: 'for-duration-icin',
};
