import { foldText } from '../text/fold-text.ts';
import { fitsTurkishPattern } from '../gloss/complement.ts';
import type { GlossRules } from '../pack/gloss-rules.ts';
import { resolveConditions } from './gloss/resolve-conditions.ts';
import { resolveQuestions } from './gloss/resolve-questions.ts';
import { resolveVerbalNouns } from './gloss/resolve-verbal-nouns.ts';
import { readTurkishForm } from './gloss/read-turkish-form.ts';

export const gloss: GlossRules = {
  fitsPattern: fitsTurkishPattern,
  unmarked: foldText,
  /** Names have their endings after an apostrophe: Ankara’ya. */
  stem: (word) => word.split(/['’ʼ]/u, 1)[0] ?? word,
  questionParticle: /^m[ıiuü](?:y[ıiuü]m|s[ıiuü]n(?:[ıiuü]z)?|y[ıiuü]z|yd[ıiuü]\p{L}*)?$/u,

  beforeVerbs: 'ben sen o biz siz onlar',

  weigh({ headword, pos, text, textBefore, textAfter }) {
    if (pos !== 'verb' || !/m[ae]k$/u.test(headword)) return 0;
    const stem = headword.slice(0, -3);
    // Orders end their clause; *yan* before a noun is no "burn!".
    if (text === stem && textAfter !== '' && textBefore === '') return Infinity;
    if (/^[ae]$/u.test(text.slice(stem.length)) && text.startsWith(stem)) return 1.5;
    return /m[ıiuü]ş$/u.test(text) && textAfter === '' ? -0.8 : 0;
  },
  resolveVerbs(clause) {
    resolveConditions(clause);
    resolveQuestions(clause);
    resolveVerbalNouns(clause);
  },
  verbsShowPersons: true,
  readForm: readTurkishForm,
  isRead: ({ text, pos }) => /^(?:noun|adjective|verb)$/u.test(pos) && !text.includes(' '),
};
