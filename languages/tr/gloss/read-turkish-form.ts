import { foldText } from '../../text/fold-text.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { Features, GrammaticalNumber, Mood, NounCase, Person } from '../../gloss/features.ts';
import type { InflectedWord } from '../../pack/gloss-rules.ts';
import {
  addEnding,
  caseEndings,
  caseEndingsAfterThirdPerson,
  isTurkishCompound,
  pluralStemsOf,
  stemsOfTurkishNoun,
  type TurkishStems,
} from '../grammar/nouns.ts';
import { personalForms, type TurkishTense } from '../grammar/personal-forms.ts';
import { attach } from '../grammar/sounds.ts';
import { aoristOf, stemOfTurkishVerb, type TurkishVerbStem } from '../grammar/verbs.ts';
import { readVerbTail } from './read-verb-tail.ts';

type Possessor = NonNullable<Features['possessor']>;
type Reading = [form: string, features: Features];
/** Whether a form is the one that is read. */
type IsForm = (form: string) => boolean;

const persons: readonly [Person, GrammaticalNumber][] = [
  ['first', 'singular'],
  ['second', 'singular'],
  ['third', 'singular'],
  ['first', 'plural'],
  ['second', 'plural'],
  ['third', 'plural'],
];

const moods: Record<TurkishTense, Mood> = {
  'present-continuous': 'present',
  aorist: 'present',
  'past-definite': 'past',
  'past-evidential': 'past',
  future: 'future',
  'past-continuous': 'past',
  'past-aorist': 'past',
  'past-perfect': 'past',
  'future-past': 'past',
  necessity: 'present',
};

const possessives: readonly [Possessor, string][] = [
  ['first singular', '(I)m'],
  ['second singular', '(I)n'],
  ['first plural', '(I)mIz'],
  ['second plural', '(I)nIz'],
];

function declined(
  decline: (ending: string) => string,
  endings: Readonly<Record<string, string>>,
  features: Features,
): Reading[] {
  return Object.entries(endings).map(([name, ending]) => [
    decline(ending),
    { ...features, case: name as NounCase },
  ]);
}

/** Cases of one number, plain and with each possessive. */
function nounsOf(stems: TurkishStems, number: GrammaticalNumber): Reading[] {
  const owned = possessives.flatMap(([possessor, ending]): Reading[] => {
    const text = addEnding(stems, ending);
    const features = { number, possessor };
    return [
      [text, { ...features, case: 'nominative' }],
      ...declined((one) => attach(text, one), caseEndings, features),
    ];
  });
  const theirs: [Possessor, string][] = [['third singular', addEnding(stems, '(s)I')]];
  // Of the plural, *evleri*, it may also be "their".
  if (number === 'plural') theirs.push(['third plural', addEnding(stems, 'I')]);
  return [
    [stems.plain, { number, case: 'nominative' }],
    ...declined((one) => addEnding(stems, one), caseEndings, { number }),
    ...owned,
    ...theirs.flatMap(([possessor, text]): Reading[] => [
      [text, { number, possessor, case: 'nominative' }],
      ...declined((one) => attach(text, one), caseEndingsAfterThirdPerson, { number, possessor }),
    ]),
  ];
}

/** "I am a teacher", "it was good": endings of persons and of the past. */
function predicatesOf(stems: TurkishStems): Reading[] {
  const past = addEnding(stems, '(y)DI');
  const present = ['(y)Im', 'sIn', undefined, '(y)Iz', 'sInIz', 'lAr'];
  const before = ['m', 'n', '', 'k', 'nIz', 'lAr'];
  const personal = persons.flatMap(([person, number], place): Reading[] => {
    const ending = present[place];
    const was: Reading = [
      attach(past, before[place] ?? ''),
      { mood: 'past', ...(person !== 'third' && { person, number }) },
    ];
    return ending === undefined ? [was] : [[addEnding(stems, ending), { person, number }], was];
  });
  const said: Reading[] = [
    [addEnding(stems, '(y)mIş'), {}],
    [addEnding(stems, 'DIr'), {}],
    [addEnding(stems, '(y)sA'), { relation: 'condition' }],
    [addEnding(stems, '(y)ken'), { relation: 'when' }],
  ];
  return [...personal, ...said];
}

/** Words that say that something is, or is not. */
const predicates = wordSet('değil yok var');

function readPredicate(text: string, isForm: IsForm): Features[] {
  const stems = stemsOfTurkishNoun(text, undefined);
  return predicatesOf(stems).flatMap(([one, features]) => (isForm(one) ? [features] : []));
}

/** "My" and "I am" look the same: *öğretmenim*. The first is far more common of a noun. */
function joinOwners(readings: Features[]): Features[] {
  const owned = readings.filter(({ possessor, case: name }) => possessor && name === 'nominative');
  const isOwned = owned.some(({ possessor }) => possessor?.startsWith('first'));
  return isOwned ? owned : readings;
}

function readNominal({ text, pos, formAt }: InflectedWord, isForm: IsForm): Features[] {
  const accusative = formAt({ table: 'declension', row: 'accusative', column: 'singular' });
  if (isTurkishCompound(text, accusative)) {
    const place = declined((one) => attach(text, one), caseEndingsAfterThirdPerson, {
      number: 'singular',
    });
    return place.flatMap(([one, features]) => (isForm(one) ? [features] : []));
  }
  const stems = stemsOfTurkishNoun(text, accusative);
  const readings = [
    ...(pos === 'noun' ? nounsOf(stems, 'singular') : []),
    ...(pos === 'noun' ? nounsOf(pluralStemsOf(stems), 'plural') : []),
    ...predicatesOf(stems),
  ];
  return joinOwners(readings.flatMap(([one, features]) => (isForm(one) ? [features] : [])));
}

function readVerb(form: string, { text, formAt }: InflectedWord, isForm: IsForm): Features[] {
  const written = formAt({ table: 'aorist', row: 'third', column: 'singular' });
  const stem = stemOfTurkishVerb(text.slice(0, -3), written);
  const personal = personalForms(stem, written ?? aoristOf(stem)).flatMap(
    ([one, { tense, isNegative, can, person }]): Features[] => {
      const [which, number] = persons[person] ?? [];
      if (!isForm(one) || !which || !number) return [];
      const must = tense === 'necessity';
      return [{ mood: moods[tense], person: which, number, isNegative, can, must }];
    },
  );
  if (personal.length > 0) return personal;
  // The negated stem alone is an order, but also a noun: *gelme*, "don't come" and "coming".
  if (isForm(attach(stem.plain, 'mA'))) return [{}];
  return stemsIn(stem).flatMap((one) =>
    form.startsWith(one) && form !== one ? readVerbTail(form.slice(one.length)) : [],
  );
}

/** The stem as it may be written: *git*, *gid*; *bekle*, *bekl* before -iyor. */
function stemsIn({ plain, beforeVowel }: TurkishVerbStem): string[] {
  return [...new Set([plain, beforeVowel, plain.replace(/[aeıiuü]$/u, '')])];
}

/**
 * All that a Turkish form may be: of a noun or an adjective its endings, of a verb its tense. A form
 * without marks, *biraktim*, is read as that with them.
 */
export function readTurkishForm(form: string, word: InflectedWord): readonly Features[] {
  const read = readWritten(form, word, (one) => one === form);
  if (read.length > 0 || foldText(form) !== form || foldText(word.text) === word.text) return read;
  return readWritten(form, word, (one) => foldText(one) === form);
}

function readWritten(form: string, word: InflectedWord, isForm: IsForm): readonly Features[] {
  const isVerb = word.pos === 'verb' && /m[ae]k$/u.test(word.text);
  if (isVerb) return readVerb(form, word, isForm);
  if (predicates.has(word.text)) return readPredicate(word.text, isForm);
  return word.pos === 'noun' || word.pos === 'adjective' ? readNominal(word, isForm) : [];
}
