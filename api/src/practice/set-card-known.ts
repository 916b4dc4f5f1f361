import type * as calls from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { knownError } from '../errors/known-error.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { changeMark } from '../marks/change-mark.ts';
import { findMarks } from '../marks/mark-repository.ts';
import { lockPractice } from './card-repository.ts';
import { findSubjects, type Subject } from './find-subjects.ts';
import { refoldCards } from './refold-cards.ts';
import { learnedStability } from './scheduler.ts';
import type { UseCase } from '../routing/use-case.ts';

/**
 * Marks a card as known, which removes it from practice, or takes that back. A known word gets the
 * learner's own learned mark; one that is taken back stays learned only if its reviews say so or it
 * was learned before. Idempotent.
 * @throws card_unknown
 */
export const setCardKnown: UseCase<typeof calls.setCardKnown, { catalogue: Catalogue }> = async (
  { catalogue, ...context },
  { body: { card_id: cardId, is_known: isKnown } },
) => {
  return inTransaction(
    context.db,
    async (db) => {
      await lockPractice(db, context.user.id);
      const subjects = await findSubjects({ ...context, db, catalogue }, [cardId]);
      const changed = await Promise.all(
        subjects.map((subject) => changeSubject({ ...context, db }, subject, isKnown)),
      );
      const [state] = await refoldCards({ ...context, db }, changed);
      if (state === undefined) throw knownError('card_unknown', 'This card does not exist');
      return state;
    },
    { isRepeatable: true },
  );
};

async function changeSubject(
  context: UserContext,
  subject: Subject,
  isKnown: boolean,
): Promise<Subject> {
  if ((subject.knownAt !== null) === isKnown) return subject;
  const { db, user, now } = context;
  const isMarkKept = !isKnown && (await wasLearnedBefore(context, subject));
  if (subject.wordId !== null && !isMarkKept) {
    await changeMark(db, user.id, subject.wordId, {
      action: 'learned',
      value: isKnown,
      at: now,
    });
  }
  // Back in practice, the word is learned again immediately if its reviews put it over the threshold.
  return isKnown ? { ...subject, knownAt: now } : { ...subject, knownAt: null, stability: 0 };
}

/**
 * Whether the learner had marked the word as learned before it became known. False when its reviews
 * make it learned, since then the mark follows from them again.
 */
async function wasLearnedBefore(
  { db, user }: UserContext,
  { wordId, knownAt, stability }: Subject,
): Promise<boolean> {
  if (wordId === null || knownAt === null || stability > learnedStability) return false;
  const mark = (await findMarks(db, user.id, [wordId])).get(wordId);
  return mark !== undefined && mark.learnedAt !== null && mark.learnedAt < knownAt;
}
