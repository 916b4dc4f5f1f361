import { mapOf } from '../lookup/map-of.ts';
import type { CorrectionRules } from '../pack/correction-rules.ts';
import * as agreement from './correction/agreement.ts';
import * as auxiliaries from './correction/auxiliaries.ts';
import { misspeltEnglish } from './correction/misspelt-english.ts';
import { byDeadline } from './correction/by-deadline.ts';
import * as articles from './correction/articles.ts';
import * as adjectives from './correction/color-after-noun.ts';
import * as verbNumbers from './correction/number-of-verbs.ts';
import * as onlyVerbs from './correction/only-verb.ts';
import * as objectOrder from './correction/order-of-objects.ts';
import * as plurals from './correction/plural-forms.ts';
import * as masses from './correction/mass-nouns.ts';
import * as missing from './correction/missing-words.ts';
import * as described from './correction/described-nouns.ts';
import * as doSupport from './correction/do-support.ts';
import * as gerunds from './correction/gerunds.ts';
import * as generalArticles from './correction/general-articles.ts';
import * as owners from './correction/owner-after-of.ts';
import * as pastTime from './correction/past-time.ts';
import * as habits from './correction/present-habits.ts';
import * as pronouns from './correction/pronouns.ts';
import * as negation from './correction/negation.ts';
import * as moreTenses from './correction/more-tenses.ts';
import * as doQuestions from './correction/questions-with-do.ts';
import * as nouns from './correction/noun-number.ts';
import * as order from './correction/order-and-comparison.ts';
import * as ages from './correction/age-and-states.ts';
import * as adverbs from './correction/adverb-forms.ts';
import * as feelings from './correction/feelings.ts';
import * as confusedVerbs from './correction/confused-verbs.ts';
import * as confusables from './correction/confusables.ts';
import * as possession from './correction/possession.ts';
import * as collocations from './correction/collocations.ts';
import { expressions } from './correction/expressions.ts';
import { prepositionPhrases } from './correction/preposition-phrases.ts';
import { writing } from './correction/writing.ts';
import * as questionOrder from './correction/question-order.ts';
import * as durations from './correction/present-since-duration.ts';
import * as wishes from './correction/wishes.ts';
import * as tenses from './correction/tenses.ts';
import * as relatives from './correction/who-and-there.ts';
import * as verbs from './correction/verb-patterns.ts';

export const correction: CorrectionRules = {
  rules: [
    writing,
    byDeadline,
    ...Object.values(ages),
    ...Object.values(confusedVerbs),
    expressions,
    ...Object.values(confusables),
    ...Object.values(collocations),
    ...Object.values(possession),
    ...Object.values(owners),
    ...Object.values(feelings),
    ...Object.values(adverbs),
    ...prepositionPhrases,
    ...Object.values(durations),
    ...Object.values(wishes),
    ...Object.values(tenses),
    ...Object.values(moreTenses),
    ...Object.values(pastTime),
    ...Object.values(habits),
    ...Object.values(negation),
    ...Object.values(pronouns),
    ...Object.values(objectOrder),
    ...Object.values(order),
    ...Object.values(doSupport),
    ...Object.values(doQuestions),
    ...Object.values(questionOrder),
    ...Object.values(relatives),
    ...Object.values(auxiliaries),
    ...Object.values(missing),
    ...Object.values(verbs),
    ...Object.values(gerunds),
    ...Object.values(verbNumbers),
    ...Object.values(masses),
    ...Object.values(agreement),
    ...Object.values(onlyVerbs),
    ...Object.values(nouns),
    ...Object.values(plurals),
    ...Object.values(articles),
    ...Object.values(generalArticles),
    ...Object.values(adjectives),
    ...Object.values(described),
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
  rare: mapOf({ saw: 'saw noun' }),
  onlyExact:
    'how-to-say-question pass-an-exam-for-take the-most-people dont-know-nothing much-friends the-most-tallest since-three-years looks-like-tired behind-the-table on-the-picture in-last-month',
  onlyWhole:
    'perfect-with-date more-easier either-for-too the-with-general the-for-body-parts makes-hot until-for-by lose-the-bus it-writes call-to-somebody',
};
