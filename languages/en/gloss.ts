import { fitsEnglishPattern } from '../gloss/complement.ts';
import type { GlossRules } from '../pack/gloss-rules.ts';
import { wordSet } from '../lookup/word-set.ts';
import { expandContraction } from './gloss/expand-contraction.ts';
import { otherSpellings } from './gloss/other-spellings.ts';
import { particleAfter } from './gloss/particle-after.ts';
import { replaceEnglishWord } from './gloss/replace-english-word.ts';
import { resolveEnglishVerbs } from './gloss/resolve-english-verbs.ts';

const beForm = /^(?:is|are|was|were|be|been)$/u;
const be = /^(?:am|is|are|was|were|be|been|not)$/u;

export const gloss: GlossRules = {
  fitsPattern: fitsEnglishPattern,
  contraction:
    /['’ʼ]|^(?:cannot|gonna|wanna|gotta|im|ive|cant|(?:do|does|did|is|are|was|were|has|have|had|could|should|would)nt)$/iu,
  expand: expandContraction,
  otherSpellings,
  replaceWord: replaceEnglishWord,
  particleAfter,
  infinitive: /^to (?<verb>.+)$/,
  owners: wordSet('my your his her its our their'),
  clauses: new Set(['that is', 'you know', 'I see', 'I mean']),

  weigh({ pos, text, headword, textBefore, textAfter }) {
    // `there is` is one word in other languages.
    if (text === 'there' && beForm.test(textAfter)) return pos === 'particle' ? -1 : 0;
    if (pos !== 'verb') return 0;
    // `is working` is a verb, though "working" is also a noun; `have left`, though it is also a side.
    const isParticiple = text !== headword && !text.endsWith('s');
    if (isParticiple && /^(?:have|has|had|never)$/u.test(textBefore)) return -1.5;
    return text.endsWith('ing') && be.test(textBefore) ? -1.5 : 0;
  },
  beforeVerbs: 'who i you he she it we they can could will would should must may might not to',
  purpose: 'to',

  resolveVerbs: resolveEnglishVerbs,
};
