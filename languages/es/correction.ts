import type { CorrectionRules } from '../pack/correction-rules.ts';
import { misspeltSpanish } from './correction/misspelt-spanish.ts';
import * as nouns from './correction/noun-phrase.ts';
import { phrases } from './correction/phrases.ts';
import * as being from './correction/ser-estar-tener.ts';
import * as subjects from './correction/subject-and-verb.ts';
import * as verbs from './correction/verb-forms.ts';

export const correction: CorrectionRules = {
  rules: [
    ...phrases,
    ...Object.values(being),
    ...Object.values(verbs),
    ...Object.values(subjects),
    ...Object.values(nouns),
  ],
  checks: [
    'spelling',
    'agreement',
    'gender',
    'number',
    'article',
    'preposition',
    'verb-form',
    'tense',
    'negation',
    'word-order',
    'expression',
  ],
  alike: 'bv cs cz sz gj iy ei ou',
  misspelt: misspeltSpanish,
  onlyWhole:
    'ser-for-place enamorarse-en embarazada-ashamed en-for-direction el-ella-o comparison-de tan-que cherez-a-traves en-for-clock-time',
};
