import type { Features } from './features.ts';

/** Why a word is not translated: it is an auxiliary, or only marks an infinitive. */
export type UntranslatedReason = 'auxiliary' | 'infinitive';

/** A word or phrase in a clause. Rules refine its features. */
export interface ClauseWord {
  text: string;
  /** The headword chosen for it. */
  headword: string | undefined;
  pos: string | undefined;
  features: Features;
  /** Whether a question mark follows. */
  isAsked?: boolean;
  silence?: UntranslatedReason;
}
