import { drawLearner, type Learner } from './learner.ts';
import { createStreams, type RandomStream } from './random.ts';
import type { Schedule } from './schedules.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Learners practise once a day, about six in the evening, for as long as it takes. */
const defaultTime = 18 * 60 * minute;
const session = 30 * minute;

/** A word counts as retained above this probability of recall. */
const retainedRecall = 0.9;

/**
 * How many words are right when they are met: known already, alike in the native language, or
 * guessed. The share of first answers that are not Again in fsrs-rs's simulator.
 */
const firstGood = 0.76;

/**
 * How long a learner practises, how many new words there are each day, and the maximum deviation
 * from the default time of day in milliseconds.
 */
export interface Plan {
  days: number;
  newWordsADay: number;
  wander: number;
}

/** A learner's totals for the year, and the state at its end. */
export interface LearnerYear {
  words: number;
  /** How many times words were asked, repetitions within a day included. */
  answers: number;
  /** First answers of a day to words met on earlier days, and how many of them were right. */
  reviews: number;
  recalled: number;
  /** Those that came two or more days after the previous answer. */
  distantReviews: number;
  distantRecalled: number;
  /**
   * Words with more than 90 % recall at the end, and the sum of all words' probabilities of recall.
   */
  retained: number;
  recall: number;
}

/** How many milliseconds after six practice begins, on a day counted from when a word was met. */
type Delay = (day: number) => number;

function dayOf(time: number): number {
  return Math.floor(time / day);
}

/**
 * When a due word is asked: in the same session, or in the session of the day on which it is due,
 * at any hour; a word due later on the same day waits for the next day. Times are milliseconds
 * since the midnight before the word was met.
 */
export function timeToAsk(due: number, askedAt: number, delay: Delay): number {
  if (due - askedAt <= session) return due;
  const date = Math.max(dayOf(due), dayOf(askedAt) + 1);
  return date * day + defaultTime + delay(date);
}

/** Practises a new word on the days that the schedule picks, for `days` days from the first. */
function practiseWord(
  year: LearnerYear,
  learner: Learner,
  stream: RandomStream,
  days: number,
  delay: Delay,
  schedule: Schedule,
): void {
  const word = learner.meetWord(stream);
  const dueAfter = schedule();
  let rating = stream.uniform() < firstGood ? ('good' as const) : ('again' as const);
  let trace = learner.begin(word, rating);
  let last = defaultTime + delay(0);
  year.words += 1;
  year.answers += 1;
  for (;;) {
    const askedAt = timeToAsk(dueAfter({ rating, reviewedAt: last }), last, delay);
    if (dayOf(askedAt) >= days) break;
    const elapsed = (askedAt - last) / day;
    const daysLater = dayOf(askedAt) - dayOf(last);
    const recalled = stream.uniform() < learner.recallOf(trace, elapsed) ? 1 : 0;
    year.answers += 1;
    if (daysLater >= 1) {
      year.reviews += 1;
      year.recalled += recalled;
    }
    if (daysLater >= 2) {
      year.distantReviews += 1;
      year.distantRecalled += recalled;
    }
    rating = recalled === 1 ? 'good' : 'again';
    trace = learner.change(trace, daysLater === 0 ? 0 : elapsed, rating);
    last = askedAt;
  }
  const recall = learner.recallOf(trace, (days * day - last) / day);
  year.recall += recall;
  if (recall > retainedRecall) year.retained += 1;
}

/**
 * Practises for one learner. The seed decides the learner, the words, and the luck with each word's
 * answers: under another schedule the same learner meets the same words on the same days.
 */
export function simulateLearner(
  seed: number,
  spread: number,
  { days, newWordsADay, wander }: Plan,
  schedule: Schedule,
): LearnerYear {
  const nextStream = createStreams(seed);
  const learner = drawLearner(nextStream(), spread);
  const dice = nextStream();
  const delays = Array.from({ length: days }, () => (2 * dice.uniform() - 1) * wander);
  const year: LearnerYear = {
    words: 0,
    answers: 0,
    reviews: 0,
    recalled: 0,
    distantReviews: 0,
    distantRecalled: 0,
    retained: 0,
    recall: 0,
  };
  for (let word = 0; word < days * newWordsADay; word += 1) {
    const met = Math.floor(word / newWordsADay);
    const delay: Delay = (day) => delays[met + day] ?? 0;
    practiseWord(year, learner, nextStream(), days - met, delay, schedule);
  }
  return year;
}
