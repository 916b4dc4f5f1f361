import type { Features } from './features.ts';

/** Why a word is not said: it only helps the verb, or only marks an infinitive. */
export type Silence = 'auxiliary' | 'infinitive';

/** A word or phrase among its neighbours. Rules change what it says as they find out. */
export interface ClauseWord {
  text: string;
  /** The headword that it was read as. */
  headword: string | undefined;
  pos: string | undefined;
  features: Features;
  silence?: Silence;
}
