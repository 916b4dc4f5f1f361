/**
 * What a learner may ask about a word. `more` repeats the last question; `unknown` is anything
 * else.
 */
export type Intent =
  | 'meaning'
  | 'example'
  | 'pronunciation'
  | 'grammar'
  | 'gender'
  | 'countable'
  /** Which preposition, case or form of a verb goes with it. */
  | 'pattern'
  | 'forms'
  | 'difference'
  /** Whether something may be said. */
  | 'acceptable'
  /** A sentence to correct. */
  | 'correct'
  /** Whether a statement is true. */
  | 'confirm'
  /** What learners often get wrong. */
  | 'mistakes'
  | 'translation'
  | 'quiz'
  | 'memory'
  | 'synonym'
  | 'opposite'
  | 'family'
  | 'usage'
  | 'register'
  | 'region'
  | 'level'
  | 'spelling'
  | 'reason'
  | 'greeting'
  | 'thanks'
  | 'more'
  | 'unknown';
