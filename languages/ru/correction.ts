import { mapOf } from '../lookup/map-of.ts';
import type { CorrectionRules } from '../pack/correction-rules.ts';
import * as adjectives from './correction/adjectives.ts';
import * as adverbs from './correction/adverbs.ts';
import * as clauses from './correction/clauses.ts';
import * as timeAndVerb from './correction/time-and-verb.ts';
import * as genitives from './correction/genitives.ts';
import * as instrumentals from './correction/instrumentals.ts';
import * as agesAndComparisons from './correction/ages-and-comparisons.ts';
import { adjectiveAndNoun, genderOfOne } from './correction/adjective-and-noun.ts';
import { nounAndVerb, pleasing } from './correction/noun-and-verb.ts';
import { infinitiveAsVerb, pronounAndVerb } from './correction/pronoun-and-verb.ts';
import { shortAdjective } from './correction/short-adjective.ts';
import { collocations } from './correction/collocations.ts';
import { commaBeforeClause } from './correction/comma-before-clause.ts';
import * as comparisons from './correction/comparisons.ts';
import * as existence from './correction/existence.ts';
import { dativeSubject, likedThing } from './correction/dative-subjects.ts';
import { objectCase, profession } from './correction/government.ts';
import { absence, having, possession } from './correction/having.ts';
import { onWhatOccasion } from './correction/on-what-occasion.ts';
import * as dates from './correction/dates.ts';
import { irregularForm } from './correction/irregular-form.ts';
import { sameCaseAfterAnd } from './correction/same-case-after-and.ts';
import * as misspellings from './correction/misspellings.ts';
import * as motion from './correction/motion.ts';
import * as names from './correction/names.ts';
import * as numerals from './correction/numerals.ts';
import { phrases } from './correction/phrases.ts';
import * as objects from './correction/objects.ts';
import * as places from './correction/places.ts';
import * as positions from './correction/positions.ts';
import * as predicateAdverbs from './correction/predicate-adverbs.ts';
import { placeOrDirection } from './correction/place-or-direction.ts';
import {
  caseAfterPreposition,
  nounAfterAdjective,
  pronounAfterPreposition,
} from './correction/prepositions.ts';
import { timeExpressions } from './correction/time-expressions.ts';
import * as pronouns from './correction/pronouns.ts';
import * as quantities from './correction/quantities.ts';
import { plain } from './correction/russian-words.ts';
import * as reflexives from './correction/reflexives.ts';
import * as relatives from './correction/relatives.ts';
import * as shortAdjectives from './correction/short-adjectives.ts';
import * as states from './correction/states.ts';
import * as subjects from './correction/subjects.ts';
import * as superlatives from './correction/superlatives.ts';
import { timeAndTense } from './correction/time-and-tense.ts';
import * as timePhrases from './correction/time-phrases.ts';
import * as verbGroups from './correction/verb-groups.ts';
import * as verbPrepositions from './correction/verb-prepositions.ts';
import { aspectOfInfinitive, aspectOfRepetition, negativeImperative } from './correction/aspect.ts';
import { homeAndWhere } from './correction/home-and-where.ts';
import {
  infinitiveAfterModal,
  infinitiveForPerson,
  pastAfterChtoby,
} from './correction/infinitives.ts';
import { doubleNegation, notForNo, separateNe } from './correction/negation.ts';

export const correction: CorrectionRules = {
  rules: [
    ...Object.values(misspellings),
    irregularForm,
    ...Object.values(instrumentals),
    ...Object.values(names),
    ...Object.values(states),
    ...Object.values(superlatives),
    ...phrases,
    ...collocations,
    ...Object.values(comparisons),
    ...Object.values(shortAdjectives),
    ...Object.values(verbPrepositions),
    ...Object.values(dates),
    onWhatOccasion,
    ...Object.values(positions),
    sameCaseAfterAnd,
    ...Object.values(timePhrases),
    ...Object.values(motion),
    ...Object.values(reflexives),
    ...Object.values(relatives),
    ...Object.values(places),
    ...Object.values(pronouns),
    ...Object.values(verbGroups),
    ...Object.values(clauses),
    ...Object.values(timeAndVerb),
    aspectOfInfinitive,
    aspectOfRepetition,
    doubleNegation,
    homeAndWhere,
    infinitiveAfterModal,
    infinitiveForPerson,
    negativeImperative,
    notForNo,
    pastAfterChtoby,
    separateNe,
    timeAndTense,
    ...Object.values(quantities),
    ...Object.values(numerals),
    caseAfterPreposition,
    nounAfterAdjective,
    placeOrDirection,
    pronounAfterPreposition,
    timeExpressions,
    ...Object.values(objects),
    ...Object.values(genitives),
    ...Object.values(agesAndComparisons),
    absence,
    dativeSubject,
    having,
    likedThing,
    objectCase,
    possession,
    profession,
    commaBeforeClause,
    adjectiveAndNoun,
    genderOfOne,
    infinitiveAsVerb,
    nounAndVerb,
    pleasing,
    pronounAndVerb,
    shortAdjective,
    ...Object.values(adjectives),
    ...Object.values(predicateAdverbs),
    ...Object.values(adverbs),
    ...Object.values(subjects),
    ...Object.values(existence),
  ],
  checks: [
    'spelling',
    'agreement',
    'gender',
    'case',
    'preposition',
    'verb-form',
    'aspect',
    'tense',
    'negation',
    'expression',
  ],
  alike: 'ао еи иы шщ тд бп зс вф жш',
  fold: plain,
  rare: mapOf({ пошли: 'послать verb' }),
  onlyExact:
    'uchus-russkiy v-chas-odin ya-s-sestroy vernut-domoy kak-na-russkom smotryu-na-televizor',
  onlyWhole:
    'mama-on kazhdyy-den-pozvonil svoy-brat prochital-ves-den pyot-sigarety kogda-prikhozhu',
};
