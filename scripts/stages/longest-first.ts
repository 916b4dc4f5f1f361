import TestSequencer from '@jest/test-sequencer';
import { join } from 'node:path';

/**
 * Files of tests that take seven seconds or more, the longest first. A new clone has no times of
 * earlier runs, and jest would go by the size of files: the exam, in 1 kB, would be the last one, and
 * keep one core busy for half a minute while the others wait.
 */
export const longTests = [
  'api/src/main.test.ts',
  'api/src/http/inherited-words.test.ts',
  'api/src/tutor/exam/exam.test.ts',
  'content/src/building/bank.test.ts',
  'api/src/tutor/model/grounding/right-texts.test.ts',
  'api/src/voice/piper-engine.test.ts',
  'release/src/log/change-snapshot.test.ts',
  'api/src/testing/databases/database-pool.mysql.test.ts',
  'api/src/tutor/embedded/correct/false-alarms.test.ts',
  'api/src/marks/remembered-learners.test.ts',
  'api/src/tutor/embedded/correct/everyday-mistakes.test.ts',
  'api/src/voice/espeak-engine.test.ts',
  'release/src/gate/real-front-ends.test.ts',
  'api/src/auth/interleavings.test.ts',
  'mfe-words/src/practice/session/session.test.tsx',
  'api/src/practice/checkpoints.test.ts',
  'release/src/run-cli-usage.test.ts',
  'api/src/bank/search-index.test.ts',
  'api/src/voice/routes.test.ts',
  'api/src/tutor/embedded/chat/answer-question.test.ts',
  'api/src/tutor/embedded/chat/replies/replies.test.ts',
  'release/src/run-cli.test.ts',
  'api/src/tutor/embedded/chat/replies/reply-kinds.test.ts',
  'release/src/gate/compare-contracts.test.ts',
  'api/src/tutor/embedded/chat/replies/reply-learners.test.ts',
  'api/src/db/server-unavailable.mysql.test.ts',
  'api/src/practice/any-order.test.ts',
  'mfe-words/src/practice/exercises/spoken.test.tsx',
  'mfe-words/src/words/words-screen.test.tsx',
  'api/src/tutor/embedded/correct/turkish-sentences.test.ts',
  'api/src/translate/bergamot/bergamot-engine.test.ts',
  'api/src/translate/installed-engine-routes.test.ts',
  'mfe-profile/src/security/password.test.tsx',
  'api/src/bank/native-queries.test.ts',
] as const;

const root = join(import.meta.dirname, '../..');
const places = new Map(longTests.map((file, place) => [join(root, file), place]));

type Tests = Parameters<TestSequencer['sort']>[0];

/** Jest's own order, except that the long ones are first. */
export default class LongestFirst extends TestSequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const placeOf = ({ path }: Tests[number]) => places.get(path) ?? longTests.length;
    // oxlint-disable-next-line unicorn/no-array-sort -- of a sequencer, not of an array
    const sorted = await super.sort(tests);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
