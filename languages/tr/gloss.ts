import type { GlossRules } from '../pack/gloss-rules.ts';
import { resolveQuestions } from './gloss/resolve-questions.ts';
import { resolveVerbalNouns } from './gloss/resolve-verbal-nouns.ts';
import { readTurkishForm } from './gloss/read-turkish-form.ts';

export const gloss: GlossRules = {
  /** Names have their endings after an apostrophe: Ankara’ya. */
  stem: (word) => word.split(/['’ʼ]/u, 1)[0] ?? word,
  questionParticle: /^m[ıiuü](?:y[ıiuü]m|s[ıiuü]n(?:[ıiuü]z)?|y[ıiuü]z|yd[ıiuü]\p{L}*)?$/u,

  beforeVerbs: 'ben sen o biz siz onlar',

  resolveVerbs(clause) {
    resolveQuestions(clause);
    resolveVerbalNouns(clause);
  },
  verbsShowPersons: true,
  readForm: readTurkishForm,
};
