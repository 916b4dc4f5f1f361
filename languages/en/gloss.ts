import type { GlossRules } from '../pack/gloss-rules.ts';
import { expandContraction } from './gloss/expand-contraction.ts';
import { otherSpellings } from './gloss/other-spellings.ts';
import { resolveEnglishVerbs } from './gloss/resolve-english-verbs.ts';

const be = /^(?:am|is|are|was|were|be|been|not)$/u;

export const gloss: GlossRules = {
  contraction:
    /['’ʼ]|^(?:cannot|gonna|wanna|gotta|im|ive|cant|(?:do|does|did|is|are|was|were|has|have|had|could|should|would)nt)$/iu,
  expand: expandContraction,
  otherSpellings,
  /** `would like`, also with a subject in between, is a polite "want". */
  replaceWord: (word, twoBefore) =>
    word === 'like' && twoBefore.includes('would') ? 'want' : undefined,
  infinitive: /^to (?<verb>.+)$/,
  clauses: new Set(['that is', 'you know', 'I see', 'I mean']),

  /** `is working` is a verb, though "working" is also a noun. */
  weigh: ({ pos, text, textBefore }) =>
    text.endsWith('ing') && be.test(textBefore) && pos === 'verb' ? -1.5 : 0,
  beforeVerbs: 'i you he she it we they can could will would should must may might not to',
  purpose: 'to',

  resolveVerbs: resolveEnglishVerbs,
};
