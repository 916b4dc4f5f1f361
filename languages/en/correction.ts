import type { CorrectionRules } from '../pack/correction-rules.ts';
import * as agreement from './correction/agreement.ts';
import * as auxiliaries from './correction/auxiliaries.ts';
import { misspeltEnglish } from './correction/misspelt-english.ts';
import * as nouns from './correction/nouns-and-articles.ts';
import * as order from './correction/order-and-comparison.ts';
import { phrases, writing } from './correction/phrases.ts';
import * as tenses from './correction/tenses.ts';
import * as verbs from './correction/verb-patterns.ts';

export const correction: CorrectionRules = {
  rules: [
    writing,
    ...phrases,
    ...Object.values(tenses),
    ...Object.values(order),
    ...Object.values(auxiliaries),
    ...Object.values(verbs),
    ...Object.values(agreement),
    ...Object.values(nouns),
  ],
  checks: [
    'spelling',
    'agreement',
    'number',
    'article',
    'preposition',
    'verb-form',
    'tense',
    'negation',
    'word-order',
    'expression',
  ],
  alike: 'ae ei ao ou iy cs ck sz',
  // British spellings.
  accepted:
    /(?:is(?:e|es|ed|er|ing|ation)|ys(?:e|es|ed|ing)|ll(?:ed|ing|er|ers)|[tb]res?|[ie]nces?|enses?|ogue|mmes?)$/u,
  misspelt: misspeltEnglish,
  onlyWhole:
    'perfect-with-date either-for-too the-with-general the-for-body-parts makes-hot until-for-by lose-the-bus it-writes call-to-somebody',
};
