/** Days in a row, and how they were counted; days are numbered from 1 January 1970. */
export interface Streak {
  days: number;
  /** Whether a freeze bridges a missed day of this week. */
  isFreezeUsed: boolean;
  /** The earliest day that was checked. */
  lookedBackTo: number;
}

/** 1 January 1970, day 0, was a Thursday: ISO weeks begin three days before it. */
const thursday = 3;

function weekOf(day: number): number {
  return Math.floor((day + thursday) / 7);
}

/**
 * Counts back from today. Today counts if it is active, and does not end the streak if it is not.
 * One missed day in each ISO week is frozen: it neither counts nor ends the streak.
 */
export function countStreak(activeDays: ReadonlySet<number>, today: number): Streak {
  let days = activeDays.has(today) ? 1 : 0;
  let isFreezeUsed = false;
  let day = today - 1;
  /** Missed days before the last active one seen; they become freezes if an earlier day is active. */
  let missed: number[] = [];
  let lastFrozenWeek: number | undefined;
  for (; ; day -= 1) {
    if (activeDays.has(day)) {
      days += 1;
      isFreezeUsed ||= missed.some((missedDay) => weekOf(missedDay) === weekOf(today));
      missed = [];
    } else {
      if (weekOf(day) === lastFrozenWeek) break;
      lastFrozenWeek = weekOf(day);
      missed.push(day);
    }
  }
  return { days, isFreezeUsed, lookedBackTo: day };
}
