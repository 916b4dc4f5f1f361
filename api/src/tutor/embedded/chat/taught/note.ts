import type { Topic } from '@topwords/languages/tutor';

/** A sentence, and its translation if its authors wrote one. */
export interface NoteSentence {
  text: string;
  translation: string;
}

/** What authors wrote for readers of one native language, in the form in which the chat says it. */
export interface Note {
  kind: 'contrast' | 'grammar' | 'mistake' | 'friend' | 'pattern' | 'remark' | 'difference';
  key: string;
  /** Ids of the words that it is about. */
  words: readonly number[];
  topics: readonly Topic[];
  /** Words of the learned language between asterisks, the rest in the native language. */
  text: string;
  /** Texts of the learned language by which a question finds it: terms, a wrong sentence. */
  keys: readonly string[];
  /** In a line, for an offer; '' if it has no title. */
  title: string;
  sentences: readonly NoteSentence[];
}

/** A contrast card: words or forms that learners mix up. */
export interface ContrastNote extends Note {
  kind: 'contrast';
  terms: readonly string[];
  /** Exercises with a gap, split at the gap. */
  questions: readonly {
    before: string;
    after: string;
    options: readonly string[];
    answer: string;
    translation: string;
  }[];
}

/** A sentence that learners often get wrong. */
export interface MistakeNote extends Note {
  kind: 'mistake';
  wrong: string;
  right: string;
}

export function isContrast(note: Note): note is ContrastNote {
  return note.kind === 'contrast';
}

export function isMistake(note: Note): note is MistakeNote {
  return note.kind === 'mistake';
}
