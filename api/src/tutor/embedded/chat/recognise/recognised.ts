import type { ExampleCondition, FormName, Intent, Topic } from '@topwords/languages/tutor';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import type { Counts } from './find-counts.ts';
import type { Mention } from './find-mentions.ts';
import type { Sample } from './find-samples.ts';

/** A recognised question. */
export interface Recognised {
  /** As the learner wrote it. */
  message: string;
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
  /** Stretches of the learned language. */
  samples: readonly Sample[];
  /** Words of the learned language in them. */
  mentions: readonly Mention[];
  /** Topics of grammar that the message names. */
  topics: readonly Topic[];
  /** For examples, what they should be. */
  conditions: readonly ExampleCondition[];
  /** For examples, how many. */
  counts: Counts;
  /** For forms, the names given, such as `genitive` and `plural`; empty for all forms. */
  names: FormName[];
  /** For a translation, the text and the target language. */
  text?: string | undefined;
  /** The same text with the little words around it: `my head hurts`. */
  wholeText?: string | undefined;
  into?: CatalogueWord['language'] | undefined;
  /** The cues that decided, for logs and tests. */
  matchedCues: string[];
}
