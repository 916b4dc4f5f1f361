import type { CorrectionRules } from '../pack/correction-rules.ts';
import * as agreement from './correction/agreement.ts';
import * as government from './correction/government.ts';
import * as numerals from './correction/numerals.ts';
import { phrases } from './correction/phrases.ts';
import * as prepositions from './correction/prepositions.ts';
import { plain } from './correction/russian-words.ts';
import * as verbs from './correction/verbs.ts';

export const correction: CorrectionRules = {
  rules: [
    ...phrases,
    ...Object.values(verbs),
    ...Object.values(numerals),
    ...Object.values(prepositions),
    ...Object.values(government),
    ...Object.values(agreement),
  ],
  checks: [
    'spelling',
    'agreement',
    'gender',
    'case',
    'preposition',
    'verb-form',
    'aspect',
    'tense',
    'negation',
    'expression',
  ],
  alike: 'ао еи иы шщ тд бп зс вф жш',
  fold: plain,
  onlyWhole:
    'mama-on kazhdyy-den-pozvonil svoy-brat prochital-ves-den pyot-sigarety kogda-prikhozhu',
};
