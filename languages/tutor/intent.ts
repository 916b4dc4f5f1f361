/**
 * What a learner may ask about a word. `more` repeats the last question; `unknown` is anything
 * else.
 */
export type Intent =
  | 'meaning'
  | 'example'
  | 'pronunciation'
  | 'grammar'
  | 'forms'
  | 'difference'
  | 'translation'
  | 'quiz'
  | 'memory'
  | 'related'
  | 'usage'
  | 'level'
  | 'spelling'
  | 'reason'
  | 'greeting'
  | 'thanks'
  | 'more'
  | 'unknown';
