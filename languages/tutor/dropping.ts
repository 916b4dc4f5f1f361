type Native = 'en' | 'es' | 'ru' | 'tr';

/** Words of a language that a learner may want to leave out. */
export interface Droppable {
  /** Space-separated, as written. */
  words: string;
  /** Whether they can be left out; omitted if it depends on the sentence. */
  may?: boolean;
  /** The keys of the notes that say it, the best first. */
  notes?: string;
  /** What to say if no note does, by native language. */
  says?: Partial<Record<Native, string>>;
}

/** How questions of a language ask whether a word can be left out; folded, split by `|`. */
export interface DroppingCues {
  /** What stands before the word: "without *ben*". */
  before: string;
  /** What stands after it: "*ben* olmadan". */
  after: string;
}
