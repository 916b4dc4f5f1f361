import { mapOf } from '../lookup/map-of.ts';
import type { CorrectionRules } from '../pack/correction-rules.ts';
import * as adjectives from './correction/adjectives.ts';
import { articleRules } from './correction/article-rules.ts';
import * as body from './correction/body-and-owner.ts';
import { cliticRules } from './correction/clitic-rules.ts';
import { comparisonRules } from './correction/comparison-rules.ts';
import { confusableRules } from './correction/confusable-rules.ts';
import { expressionRules } from './correction/expression-rules.ts';
import { explainedExpressions } from './correction/explained-expressions.ts';
import { moreExpressions } from './correction/more-expressions.ts';
import * as letters from './correction/letters.ts';
import { misspeltSpanish } from './correction/misspelt-spanish.ts';
import { negationRules } from './correction/negation-rules.ts';
import * as clauses from './correction/clause-tenses.ts';
import * as nouns from './correction/noun-phrase.ts';
import * as personalA from './correction/personal-a.ts';
import * as places from './correction/place-and-being.ts';
import { prepositionRules } from './correction/preposition-rules.ts';
import * as being from './correction/ser-estar-tener.ts';
import { spellingRules } from './correction/spelling-rules.ts';
import * as pastStates from './correction/state-in-past.ts';
import * as subjects from './correction/subject-and-verb.ts';
import * as groups from './correction/subject-groups.ts';
import * as tenses from './correction/tenses.ts';
import * as threeWords from './correction/three-words.ts';
import { subjunctive } from './correction/subjunctive.ts';
import * as unconjugated from './correction/unconjugated.ts';
import * as verbs from './correction/verb-forms.ts';

export const correction: CorrectionRules = {
  rules: [
    ...spellingRules,
    ...Object.values(letters),
    ...Object.values(body),
    ...comparisonRules,
    ...cliticRules,
    ...negationRules,
    ...expressionRules,
    ...explainedExpressions,
    ...moreExpressions,
    ...articleRules,
    ...confusableRules,
    ...Object.values(personalA),
    ...prepositionRules,
    ...Object.values(places),
    ...Object.values(being),
    ...Object.values(unconjugated),
    ...Object.values(verbs),
    subjunctive,
    ...Object.values(clauses),
    ...Object.values(pastStates),
    ...Object.values(tenses),
    ...Object.values(threeWords),
    ...Object.values(groups),
    ...Object.values(subjects),
    ...Object.values(nouns),
    ...Object.values(adjectives),
  ],
  checks: [
    'spelling',
    'agreement',
    'gender',
    'number',
    'article',
    'preposition',
    'verb-form',
    'tense',
    'negation',
    'word-order',
    'expression',
  ],
  alike: 'bv cs cz sz gj iy ei ou',
  misspelt: misspeltSpanish,
  rare: mapOf({ compra: 'compra noun', vestido: 'vestido adjective' }),
  onlyExact:
    'asistir-help olvidarse-sin-de mas-bien alguno-negative usted-with-tu darse-cuenta-sin-de acordarse-sin-de hoy-manana llamar-a-without',
  onlyWhole:
    'ser-for-place enamorarse-en embarazada-ashamed en-for-direction el-ella-o comparison-de tan-que cherez-a-traves en-for-clock-time',
};
