import type { FormName } from './form-name.ts';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';

/** What a learner may ask of a word. `more` asks for the same again; `unknown` is all the rest. */
const intents = [
  'meaning',
  'example',
  'pronunciation',
  'grammar',
  'forms',
  'difference',
  'translation',
  'quiz',
  'memory',
  'related',
  'usage',
  'level',
  'spelling',
  'reason',
  'greeting',
  'thanks',
  'more',
  'unknown',
] as const;
export type Intent = (typeof intents)[number];

/** A question as it was recognised. */
export interface Recognised {
  intent: Intent;
  /** A second question of the same message. */
  second?: Intent;
  /** The word that is asked about, where the message names another one than the chat's. */
  subject?: CatalogueWord;
  /** Forms of the chat's word that the message names, as `went` of go. */
  forms: string[];
  /** Of a difference: the word to compare with; of what was not understood, a word that might be one. */
  other?: CatalogueWord;
  /** Of a difference: the word to compare with, as it was written, when nobody knows it. */
  unknownOther?: string;
  /** Of related words: whether opposites are asked for. */
  asksOpposite: boolean;
  /** Of forms: what was named, such as `genitive` and `plural`. Empty when all are asked. */
  names: FormName[];
  /** Of a translation: the text, and the language that it is asked in. */
  text?: string;
  into?: CatalogueWord['language'];
  /** The cues that decided, for a reader of logs or tests. */
  because: string[];
}
