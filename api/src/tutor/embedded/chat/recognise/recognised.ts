import type { FormName, Intent } from '@topwords/languages/tutor';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';

/** A recognised question. */
export interface Recognised {
  intent: Intent;
  /** A second question in the same message. */
  second?: Intent | undefined;
  /** The word asked about, if the message names a word other than the chat's. */
  subject?: CatalogueWord | undefined;
  /** Forms of the chat's word that the message names, such as `went` for go. */
  forms: string[];
  /** For a difference, the word to compare with; for an unknown intent, a candidate for it. */
  other?: CatalogueWord | undefined;
  /** For a difference, the word to compare with as written, if it is unknown. */
  unknownOther?: string | undefined;
  /** For related words, whether the learner asks for opposites. */
  asksOpposite: boolean;
  /** For forms, the names given, such as `genitive` and `plural`; empty for all forms. */
  names: FormName[];
  /** For a translation, the text and the target language. */
  text?: string | undefined;
  into?: CatalogueWord['language'] | undefined;
  /** The cues that decided, for logs and tests. */
  matchedCues: string[];
}
