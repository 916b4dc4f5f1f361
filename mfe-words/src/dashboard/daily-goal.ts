const encouragementBands = [0, 25, 50, 75, 90] as const;
export type EncouragementBand = (typeof encouragementBands)[number];

/** The encouragement band that a percentage has reached. */
export function bandOf(percent: number): EncouragementBand {
  return encouragementBands.findLast((band) => percent >= band) ?? 0;
}

export type Greeting = 'morning' | 'afternoon' | 'evening';

/** The greeting for an hour of the day (0–23). */
export function greetingAt(hour: number): Greeting {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
