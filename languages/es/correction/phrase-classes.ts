import type { WordClasses } from '../../correction/phrase-rule.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import type { CheckedToken } from '../../pack/correction-rules.ts';
import {
  adjectiveOf,
  clitics,
  genderOf,
  isFinite,
  isNonFinite,
  mayBeFinite,
  mayBeNoun,
  numberOf,
  personNouns,
  possessives,
  timeNouns,
} from './spanish-words.ts';
import {
  bodyParts,
  cities,
  countries,
  firstNames,
  instruments,
  jobs,
  languages,
  months,
  numbersToNinetyNine,
  places,
  sports,
  things,
  weekdays,
} from './word-sets.ts';

const isPure = (pos: string) => (token: CheckedToken) =>
  isOnly(token, (reading) => reading.pos === pos);
const capital = /^\p{Lu}\p{Ll}/u;

/** The kinds of words that phrases name. */
export const phraseClasses: WordClasses = {
  poss: ({ text }) => possessives.has(text),
  det: ({ text }) =>
    possessives.has(text) || /^(?:el|la|los|las|un|una|este|esta|ese|esa)$/u.test(text),
  art: ({ text }) => /^(?:el|la|los|las)$/u.test(text),
  person: ({ text }) => personNouns.has(text),
  me: ({ text }) => /^(?:mí|ti|él|ella|nosotros|ellos|ellas|usted|ustedes)$/u.test(text),
  name: ({ written }) => capital.test(written),
  firstname: ({ text, written }) => firstNames.has(text) && capital.test(written),
  city: ({ text, written }) => cities.has(text) && capital.test(written),
  country: ({ text, written }) => countries.has(text) && capital.test(written),
  weekday: ({ text }) => weekdays.has(text),
  month: ({ text }) => months.has(text),
  place: ({ text }) => places.has(text),
  placem: (token) => places.has(token.text) && genderOf(token, true) === 'm',
  placef: (token) => places.has(token.text) && genderOf(token, true) === 'f',
  thing: ({ text }) => things.has(text),
  body: ({ text }) => bodyParts.has(text),
  sport: ({ text }) => sports.has(text),
  instrument: ({ text }) => instruments.has(text),
  language: ({ text }) => languages.has(text),
  job: ({ text }) => jobs.has(text),
  time: ({ text }) => timeNouns.has(text),
  small: ({ text }) => numbersToNinetyNine.has(text) || /^[1-9]\d?$/u.test(text),
  hour: ({ text }) =>
    /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|[2-9]|1[0-2])$/u.test(text),
  year: ({ text }) => /^(?:1[89]|20)\d\d$/u.test(text),
  day: ({ text }) => /^(?:[1-9]|[12]\d|3[01])$/u.test(text),
  number: (token) => /^\d+$/u.test(token.text) || isOnly(token, ({ pos }) => pos === 'numeral'),
  infinitive: (token) => isNonFinite(token, 'infinitive'),
  gerund: (token) => isNonFinite(token, 'gerund'),
  participle: (token) =>
    mayBe(token, ({ place }) => place?.row === 'participle') && token.text.endsWith('o'),
  noun: (token) => genderOf(token) !== undefined,
  masculine: (token) => genderOf(token) === 'm' && numberOf(token) !== 'plural',
  feminine: (token) => genderOf(token) === 'f' && numberOf(token) !== 'plural',
  plural: (token) => genderOf(token) !== undefined && numberOf(token) === 'plural',
  femininePlural: (token) => genderOf(token) === 'f' && numberOf(token) === 'plural',
  nounlike: (token) => mayBeNoun(token) || mayBe(token, ({ pos }) => pos === 'adjective'),
  adjective: isPure('adjective'),
  quality: (token) =>
    isPure('adjective')(token) &&
    adjectiveOf(token) !== undefined &&
    !/^(?:mejor|peor|mayor|menor)(?:es)?$/u.test(token.text),
  finite: isFinite,
  first: (token) =>
    isOnly(token, ({ place }) => place?.row === 'first' && place.table === 'present'),
  second: (token) =>
    isOnly(token, ({ place }) => place?.row === 'second' && place.column === 'singular'),
  third: (token) =>
    isFinite(token) &&
    mayBe(
      token,
      ({ place }) =>
        place?.row === 'third' && place.column === 'singular' && place.table === 'present',
    ),
  verb: mayBeFinite,
  lower: ({ written }) => !/^\p{Lu}/u.test(written),
  i: ({ text }) => /^(?:i|hi(?!e))/u.test(text),
  noti: ({ text }) => /^(?!i|hi(?!e)|e$)\p{L}/u.test(text),
  o: ({ text }) => /^h?o/u.test(text) || text === '8',
  noto: ({ text }) => /^(?!h?o)\p{L}/u.test(text),
  clitic: ({ text }) => /^(?:lo|le|les|te|me|nos)$/u.test(text),
  anyclitic: ({ text }) => clitics.has(text) && text !== 'los' && text !== 'las' && text !== 'la',
  pronoun: ({ text }) =>
    /^(?:yo|tú|él|ella|usted|nosotros|nosotras|ellos|ellas|ustedes)$/u.test(text),
  any: ({ text }) => text !== '',
};
