import type { CorrectionRules } from '../pack/correction-rules.ts';
import * as cases from './correction/cases.ts';
import * as comparison from './correction/comparison.ts';
import { caseBeforeCompound } from './correction/case-before-compound.ts';
import { compoundEnding } from './correction/compound-ending.ts';
import * as directions from './correction/directions.ts';
import * as existence from './correction/existence.ts';
import * as endings from './correction/endings.ts';
import { harmony } from './correction/harmony.ts';
import { missingMarks } from './correction/missing-marks.ts';
import * as nouns from './correction/nouns.ts';
import * as objects from './correction/objects.ts';
import { phrases } from './correction/phrases.ts';
import * as possession from './correction/possession.ts';
import * as postpositions from './correction/postpositions.ts';
import * as questions from './correction/questions.ts';
import * as spelling from './correction/spelling.ts';
import * as subjects from './correction/subjects.ts';
import * as time from './correction/time.ts';
import * as verbalNouns from './correction/verbal-nouns.ts';
import * as verbs from './correction/verbs.ts';

/** Spelling comes first: other rules read the words that are meant. */
const groups = [
  spelling,
  { missingMarks },
  endings,
  questions,
  time,
  postpositions,
  verbalNouns,
  existence,
  verbs,
  subjects,
  cases,
  { caseBeforeCompound },
  objects,
  directions,
  possession,
  { compoundEnding },
  comparison,
  nouns,
];

export const correction: CorrectionRules = {
  rules: [...phrases, ...groups.flatMap((group) => Object.values(group)), harmony],
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
