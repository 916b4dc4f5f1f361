import { applyExceptions, type Exception } from './exceptions.ts';
import type { Fault } from '../rows/fault.ts';
import { checkAccent } from './accent.ts';
import { checkClosedVocabulary } from './closed-vocabulary.ts';
import { checkOwnSentences } from './own-sentences.ts';
import { checkPartners } from './partners.ts';
import { checkSensesAndRows } from './senses-and-rows.ts';
import { checkStress } from './stress.ts';
import {
  checkExplanations,
  checkGradedTexts,
  checkTeachingSpelling,
  checkTeachingWords,
} from './teaching.ts';
import { checkToldApart } from './told-apart.ts';
import { checkAlphabet } from './alphabet.ts';
import type { Check, CheckedBank } from './check.ts';
import { checkDuplicateSentences } from './duplicate-sentences.ts';
import { checkHeadwordInSentence } from './headword-in-sentence.ts';
import { checkIdsAndRanks } from './ids-and-ranks.ts';
import { checkIpa } from './ipa.ts';
import { checkInflected } from './inflected.ts';
import { checkLevelAndRank } from './level-and-rank.ts';
import { checkLowerCase } from './lower-case.ts';
import { checkNotes } from './notes.ts';
import { checkPhraseStress } from './phrase-stress.ts';
import { checkPhrases, checkPhraseSpelling } from './phrases.ts';
import { checkSentenceCount } from './sentence-count.ts';
import { checkSentenceLength } from './sentence-length.ts';
import { checkSentenceMarks } from './sentence-marks.ts';
import { checkSpelling } from './spelling.ts';
import { checkTables } from './tables.ts';
import { checkUniqueKeys } from './unique-keys.ts';

export const checks: Check[] = [
  checkUniqueKeys,
  checkAlphabet,
  checkLowerCase,
  checkSentenceMarks,
  checkSentenceCount,
  checkSentenceLength,
  checkDuplicateSentences,
  checkHeadwordInSentence,
  checkInflected,
  checkNotes,
  checkSpelling,
  checkTables,
  checkLevelAndRank,
  checkIdsAndRanks,
  checkSensesAndRows,
  checkToldApart,
  checkPartners,
  checkStress,
  checkPhraseStress,
  checkIpa,
  checkAccent,
  checkOwnSentences,
  checkClosedVocabulary,
  checkTeachingWords,
  checkTeachingSpelling,
  checkExplanations,
  checkGradedTexts,
  checkPhrases,
  checkPhraseSpelling,
];

/** Runs all checks and removes the faults that an exception excuses. */
export function checkBank(bank: CheckedBank, exceptions: readonly Exception[]): Fault[] {
  return applyExceptions(
    checks.flatMap((check) => check(bank)),
    exceptions,
  );
}
