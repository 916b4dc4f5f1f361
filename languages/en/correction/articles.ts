import { perWord } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isNoun, mayBeVerb } from './english-words.ts';
import { beginsWithVowel, endsPhrase, indefinite } from './noun-phrases.ts';
import { people, things } from './nouns-of-english.ts';

/** a apple, an book. */
export const aOrAn = perWord((cursor) => {
  const article = cursor.text(0);
  if (article !== 'a' && article !== 'an') return undefined;
  if (cursor.token(0)?.written === 'A' && cursor.at > 0) return undefined;
  const next = cursor.token(1);
  const isVowel = next && beginsWithVowel(next);
  if (isVowel === undefined || isVowel === (article === 'an')) return undefined;
  return cursor.replace([0, 1], isVowel ? 'an' : 'a', {
    kind: 'article',
    reason: { note: 'a-or-an-by-sound' },
  });
});

const jobs = wordSet(
  `teacher doctor student engineer nurse lawyer driver waiter waitress actor actress writer journalist
  dentist farmer manager secretary programmer scientist artist singer musician policeman policewoman
  firefighter pilot architect accountant hairdresser translator photographer vet chef baker mechanic
  electrician plumber soldier dancer painter poet businessman housewife`,
);

/** My mother is teacher. */
export const articleOfJob = perWord((cursor) => {
  if (!jobs.has(cursor.text(1))) return undefined;
  const isBe = /^(?:am|is|was|i'm|he's|she's|become|became|be)$/u.test(cursor.text(0));
  if (!isBe && !(cursor.text(0) === 'as' && cursor.text(-1).startsWith('work'))) return undefined;
  const next = cursor.text(2);
  if (next !== '' && !/^(?:and|but|in|at|here|there|now|too|or)$/u.test(next)) return undefined;
  const noun = cursor.token(1);
  const article = noun && indefinite(noun);
  if (article === undefined) return undefined;
  return cursor.replace([1, 2], `${article} ${cursor.words(1, 2)}`, {
    kind: 'article',
    reason: { note: 'article-with-jobs' },
  });
});

const taking = wordSet(
  'have has had buy bought need needs want wants saw see got get found find bring brought lost wrote write',
);

/** I have car; We bought new car. */
export const missingArticle = perWord((cursor) => {
  if (!taking.has(cursor.text(0))) return undefined;
  const isAdjective = isOnly(cursor.token(1), ({ pos }) => pos === 'adjective');
  const at = isAdjective ? 2 : 1;
  if (!(things.has(cursor.text(at)) || people.has(cursor.text(at))) || !endsPhrase(cursor, at))
    return undefined;
  const first = cursor.token(1);
  const article = first && indefinite(first);
  if (article === undefined || mayBeVerb(cursor.token(-1))) return undefined;
  return cursor.replace([1, at + 1], `${article} ${cursor.words(1, at + 1)}`, {
    kind: 'article',
    reason: { mistake: 'article-missing-new' },
  });
});

/** in other city → in another city. */
export const another = perWord((cursor) => {
  if (cursor.text(0) !== 'other' || !isNoun(cursor.token(1), 'singular')) return undefined;
  const before = cursor.text(-1);
  if (!/^(?:in|to|at|from|with|want|need|have|has|buy|find|is)$/u.test(before)) return undefined;
  if (/^(?:side|hand|way|than|time)$/u.test(cursor.text(1)) || !endsPhrase(cursor, 1)) {
    return undefined;
  }
  return cursor.replace([0, 1], 'another', {
    kind: 'article',
    reason: { mistake: 'in-other-city' },
  });
});

/** They live in USA. */
export const countryWithThe = perWord((cursor) => {
  if (!/^(?:usa|uk|netherlands|philippines)$/u.test(cursor.text(0))) return undefined;
  const before = cursor.text(-1);
  if (before === 'the' || !/^(?:in|to|from|of|visit|visited|leave)$/u.test(before))
    return undefined;
  return cursor.replace([-1, 1], `${cursor.words(-1, 0)} the ${cursor.words(0, 1)}`, {
    kind: 'article',
    reason: { note: 'the-with-names' },
  });
});
