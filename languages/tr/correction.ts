import type { CorrectionRules } from '../pack/correction-rules.ts';
import * as agesAndLengths from './correction/ages-and-lengths.ts';
import * as cases from './correction/cases.ts';
import * as comparison from './correction/comparison.ts';
import { caseBeforeCompound } from './correction/case-before-compound.ts';
import { compoundEnding } from './correction/compound-ending.ts';
import * as directions from './correction/directions.ts';
import * as existence from './correction/existence.ts';
import * as endings from './correction/endings.ts';
import { vowelOfToo } from './correction/vowel-of-too.ts';
import * as conflicts from './correction/conflicts.ts';
import { personOfState } from './correction/person-of-state.ts';
import * as givenTo from './correction/given-to.ts';
import { harmony } from './correction/harmony.ts';
import { missingMarks } from './correction/missing-marks.ts';
import * as lightVerbs from './correction/light-verbs.ts';
import * as nouns from './correction/nouns.ts';
import * as objects from './correction/objects.ts';
import * as obligation from './correction/obligation.ts';
import * as pastState from './correction/past-state.ts';
import * as pluralThings from './correction/plural-things.ts';
import { phrases } from './correction/phrases.ts';
import * as possession from './correction/possession.ts';
import * as postpositions from './correction/postpositions.ts';
import * as questions from './correction/questions.ts';
import * as smallWords from './correction/small-words.ts';
import * as spelling from './correction/spelling.ts';
import * as subjects from './correction/subjects.ts';
import * as than from './correction/than.ts';
import * as time from './correction/time.ts';
import * as verbCases from './correction/verb-cases.ts';
import * as verbalNouns from './correction/verbal-nouns.ts';
import * as verbShapes from './correction/verb-shapes.ts';
import * as verbs from './correction/verbs.ts';

/** Spelling comes first: other rules read the words that are meant. */
const groups = [
  spelling,
  verbShapes,
  smallWords,
  { missingMarks },
  endings,
  questions,
  time,
  agesAndLengths,
  { vowelOfToo },
  lightVerbs,
  obligation,
  postpositions,
  verbalNouns,
  existence,
  verbs,
  pastState,
  subjects,
  { personOfState },
  conflicts,
  cases,
  verbCases,
  givenTo,
  { caseBeforeCompound },
  objects,
  directions,
  possession,
  { compoundEnding },
  comparison,
  than,
  nouns,
  pluralThings,
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
  onlyExact: 'photo-almak last-week-son work-teacher-as-gibi know-person-bilmek',
  onlyWhole: 'for-duration-icin',
};
