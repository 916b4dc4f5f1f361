import type { ClauseWord } from './clause-word.ts';

/** Finds the next verb after a place, skipping words allowed between an auxiliary and its verb. */
export function verbAfter<T extends ClauseWord>(
  clause: readonly T[],
  place: number,
  isWanted: (member: ClauseWord) => boolean,
  isPassed: (member: ClauseWord) => boolean,
): T | undefined {
  for (const member of clause.slice(place + 1)) {
    if (member.pos === 'verb' && isWanted(member)) return member;
    if (!isPassed(member)) return undefined;
  }
  return undefined;
}
