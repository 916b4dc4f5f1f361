import type { CardState } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { findMarks } from '../marks/mark-repository.ts';
import { deleteCards, saveCards, type Card } from './card-repository.ts';
import { keepCheckpoints } from './checkpoint-repository.ts';
import type { Subject } from './find-subjects.ts';
import { foldCards, isDeep } from './fold-cards.ts';
import { followMemory } from './follow-memory.ts';
import { lowerFrontier } from './frontier-repository.ts';
import { presentCardState } from './present-card-state.ts';
import type { ReviewPlace } from './review-repository.ts';
import { learnedStability, newFold, type FoldedMemory } from './scheduler.ts';

/** A card folded again from its reviews. */
interface Refolded {
  subject: Subject;
  card: Card;
  /** A word without reviews has no card. */
  isGone: boolean;
  /** Since when its stability has been above the threshold; null when it is not. */
  learnedAt: number | null;
}

/**
 * Folds cards again from the reviews that count, and updates learned marks and the frontier of new
 * words. `changes` are the places of the earliest reviews that are new or undone, by card; reviews of
 * other cards are unchanged. Call it within a transaction that holds `lockPractice`. Returns the
 * cards' states.
 */
export async function refoldCards(
  context: UserContext,
  subjects: readonly Subject[],
  changes: ReadonlyMap<string, ReviewPlace> = new Map(),
): Promise<CardState[]> {
  const { db, user, now } = context;
  const folds = await foldCards(db, user.id, subjects, changes);
  const all = subjects.map((subject) => refold(subject, folds.get(subject.id)?.memory ?? newFold));
  const kept = all.filter(({ isGone }) => !isGone).map(({ card }) => card);
  await saveCards(db, user.id, kept);
  for (const card of kept) {
    const fold = folds.get(card.id);
    const hadCheckpoints = subjects.some((subject) => subject.id === card.id && isDeep(subject));
    if (fold !== undefined && (hadCheckpoints || fold.checkpoints.length > 0)) {
      await keepCheckpoints(db, user.id, card.id, fold);
    }
  }
  await offerAgain(
    context,
    all.filter(({ isGone }) => isGone).map(({ subject }) => subject),
  );
  const marks = await followMemories(context, all);
  return all.map(({ card }) => presentCardState(card, marks.get(card.wordId ?? 0), now));
}

function refold(subject: Subject, folded: FoldedMemory): Refolded {
  const { learnedAt, ...memory } = folded;
  const { id, languageCode, wordId, knownAt, newDueAt } = subject;
  const dueAt = knownAt === null ? (memory.dueAt ?? newDueAt) : null;
  const card = { ...memory, id, languageCode, wordId, knownAt, dueAt };
  return { subject, card, learnedAt, isGone: dueAt === null && knownAt === null };
}

/** Moves the frontier back so that words without a review are offered as new again. */
async function offerAgain({ db, user }: UserContext, subjects: readonly Subject[]): Promise<void> {
  const ids = subjects.map((subject) => subject.id);
  await deleteCards(db, user.id, ids);
  for (const { place } of subjects) {
    if (place !== null) await lowerFrontier(db, user.id, place);
  }
}

/** Returns the updated marks. */
async function followMemories({ db, user }: UserContext, all: readonly Refolded[]) {
  const wordIds = all.flatMap(({ card }) => card.wordId ?? []);
  const marks = await findMarks(db, user.id, wordIds);
  let isChanged = false;
  for (const { subject, card, learnedAt } of all) {
    if (card.wordId === null) continue;
    const wasAbove = subject.stability > learnedStability;
    const change = { wordId: card.wordId, mark: marks.get(card.wordId), wasAbove, learnedAt };
    isChanged = (await followMemory(db, user.id, change)) || isChanged;
  }
  return isChanged ? findMarks(db, user.id, wordIds) : marks;
}
