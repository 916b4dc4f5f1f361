/** Days in a row, and how they were counted; days are numbers that rise by one a day. */
export interface Streak {
  days: number;
  /** Whether a day of this week was missed without an end to the streak. */
  isFreezeUsed: boolean;
  /** The earliest day that was looked at. */
  lookedBackTo: number;
}

/** 1 January 1970, day 0, was a Thursday: ISO weeks begin three days before it. */
const thursday = 3;

function weekOf(day: number): number {
  return Math.floor((day + thursday) / 7);
}

/**
 * Counts back from today, which counts once it is active and breaks nothing before. One missed day
 * of each ISO week is passed over: it neither counts nor breaks.
 */
export function countStreak(activeDays: ReadonlySet<number>, today: number): Streak {
  let days = activeDays.has(today) ? 1 : 0;
  let isFreezeUsed = false;
  let day = today - 1;
  /** Missed days since the active one after them, which an active one before them makes freezes. */
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
