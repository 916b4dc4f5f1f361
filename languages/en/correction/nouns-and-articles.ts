import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import type { CheckedToken, Finding } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  determiners,
  isBase,
  isNoun,
  mayBeVerb,
  nounForm,
  possessives,
  prepositions,
  star,
} from './english-words.ts';

const numbers = wordSet(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty',
);
const countWords = wordSet('many several few these those');
/** They have no plural of their own, or are counted in the singular. */
const uncounted = wordSet(
  'hundred thousand million billion dozen percent euro fish sheep deer people kilo pm am dice',
);
const uncountable = wordSet(
  `information advice furniture homework luggage baggage equipment money knowledge traffic news weather
  music bread rice`,
);
const wrongPlurals = new Map([
  ['informations', 'information'],
  ['advices', 'advice'],
  ['furnitures', 'furniture'],
  ['homeworks', 'homework'],
  ['luggages', 'luggage'],
  ['equipments', 'equipment'],
  ['knowledges', 'knowledge'],
  ['moneys', 'money'],
  ['childrens', 'children'],
  ['sheeps', 'sheep'],
  ['deers', 'deer'],
  ['peoples', 'people'],
]);

const vowelSound = /^[ˈˌ]*[aeiouæɑɒɔəɛɜɪʊʌɝɚ]/u;
const consonantLetter = /^[bcdfgjklmnpqrstvwyz][a-z]/u;

/** Whether a word begins with a vowel sound; undefined if that is not certain. */
function beginsWithVowel(token: CheckedToken): boolean | undefined {
  const sounds = token.readings.flatMap(({ lexeme }) => {
    const isAlike = lexeme.text.slice(0, 3).toLowerCase() === token.text.slice(0, 3);
    return isAlike && lexeme.ipa !== undefined ? [vowelSound.test(lexeme.ipa)] : [];
  });
  if (sounds.length > 0) return sounds.every((one) => one === sounds[0]) ? sounds[0] : undefined;
  if (!/^[a-z]+$/u.test(token.written) || token.text.length < 3) return undefined;
  if (consonantLetter.test(token.text)) return false;
  return /^(?:[ai]|e[^uw])/u.test(token.text) ? true : undefined;
}

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

function indefinite(token: CheckedToken): 'a' | 'an' | undefined {
  const isVowel = beginsWithVowel(token);
  return isVowel === undefined ? undefined : isVowel ? 'an' : 'a';
}

/** The noun does not belong to another one after it: "three bus tickets". */
function endsPhrase(cursor: Cursor, at: number): boolean {
  if (cursor.isEnd(at)) return true;
  const next = cursor.text(at + 1);
  if (
    prepositions.has(next) ||
    /^(?:and|or|but|that|who|which|because|when|here|there|now|today|yesterday|please|too|so|than|if|is|are|was|were|have|has|had|can|will|must|should|live|lives)$/u.test(
      next,
    )
  ) {
    return true;
  }
  return isOnly(cursor.token(at + 1), ({ pos }) => pos === 'adverb' || pos === 'pronoun');
}

function plural(cursor: Cursor, at: number, word: string): Finding | undefined {
  const right = nounForm(cursor.token(at), cursor.sentence.lexicon, 'plural');
  if (right === undefined || right === cursor.text(at)) return undefined;
  return cursor.replace([at, at + 1], right, {
    kind: 'number',
    reason: (texts) => texts.pluralAfter(star(word), star(right)),
  });
}

/** three brother, many friend, these book. */
export const pluralAfterNumber = perWord((cursor) => {
  const word = cursor.text(0);
  const isNumber = numbers.has(word) || /^(?:[2-9]|[1-9]\d)$/u.test(word);
  if (!isNumber && !countWords.has(word)) return undefined;
  const before = cursor.text(-1);
  if (
    /^(?:a|an|the|my|your|his|her|our|their|this|at|number|page|room|chapter|platform|gate|bus)$/u.test(
      before,
    )
  ) {
    return undefined;
  }
  const isAdjective = isOnly(cursor.token(1), ({ pos }) => pos === 'adjective');
  const at = isAdjective ? 2 : 1;
  if (isNumber && isAdjective) return undefined;
  const token = cursor.token(at);
  if (!isNoun(token, 'singular') || uncounted.has(token?.text ?? '')) return undefined;
  if (token?.readings.some(({ lexeme }) => lexeme.number === 'singular-only')) return undefined;
  if (word === 'those' || word === 'these') {
    if (!endsPhrase(cursor, at)) return undefined;
    const noun = nounForm(token, cursor.sentence.lexicon, 'plural');
    return (
      noun !== undefined &&
      cursor.replace([at, at + 1], noun, {
        kind: 'number',
        reason: (texts) => texts.pluralAfter(star(word), star(noun)),
      })
    );
  }
  return endsPhrase(cursor, at) ? plural(cursor, at, word) : undefined;
});

/** this books → these books; every days → every day. */
export const numberOfDeterminer = perWord((cursor) => {
  const word = cursor.text(0);
  const token = cursor.token(1);
  if (!isNoun(token, 'plural')) return undefined;
  const { lexicon } = cursor.sentence;
  if (word === 'this') {
    if (!endsPhrase(cursor, 1) || /^(?:like|do|does)$/u.test(cursor.text(-1))) return undefined;
    return cursor.replace([0, 1], 'these', {
      kind: 'number',
      reason: (texts) => texts.pluralAfter(star('these'), star(cursor.text(1))),
    });
  }
  const isOne = word === 'every' || word === 'each' || word === 'a' || word === 'an';
  if (!isOne || cursor.text(1) === 'means' || cursor.text(1) === 'series') return undefined;
  if (!endsPhrase(cursor, 1)) return undefined;
  const right = nounForm(token, lexicon, 'singular');
  if (right === undefined || right === token?.text) return undefined;
  if (token?.readings.some(({ lexeme }) => lexeme.number === 'plural-only')) return undefined;
  return cursor.replace([1, 2], right, {
    kind: 'number',
    reason: (texts) => texts.singularAfter(star(word), star(right)),
  });
});

/** one of my friend. */
export const oneOf = perWord((cursor) => {
  if (cursor.text(0) !== 'one' || cursor.text(1) !== 'of') return undefined;
  if (!possessives.has(cursor.text(2)) && cursor.text(2) !== 'the') return undefined;
  const at = isOnly(cursor.token(3), ({ pos }) => pos === 'adjective') ? 4 : 3;
  if (!isNoun(cursor.token(at), 'singular') || !endsPhrase(cursor, at)) return undefined;
  return plural(cursor, at, 'one of');
});

/** much friends, how much books, many money. */
export const muchOrMany = perWord((cursor) => {
  const word = cursor.text(0);
  const token = cursor.token(1);
  const isUncountable =
    uncountable.has(cursor.text(1)) ||
    isOnly(token, ({ lexeme, pos }) => pos === 'noun' && lexeme.number === 'singular-only');
  const isPlural = mayBe(token, ({ place }) => place?.table === 'number' && place.row === 'plural');
  const isAsked =
    cursor.text(-1) === 'how' && /^(?:do|does|did|have|are|is)$/u.test(cursor.text(2));
  const isCounted = isNoun(token, 'plural') || (isPlural && isAsked) || cursor.text(1) === 'people';
  const right =
    word === 'much' && isCounted ? 'many' : word === 'many' && isUncountable ? 'much' : undefined;
  if (right === undefined || cursor.text(1) === 'news') return undefined;
  if (right === 'much' && !endsPhrase(cursor, 1)) return undefined;
  if (
    right === 'many' &&
    /^(?:very|not|so|as)$/u.test(cursor.text(-1)) &&
    cursor.text(-2) === 'love'
  ) {
    return undefined;
  }
  return cursor.replace([0, 1], right, { kind: 'number', reason: { note: 'uncountable-nouns' } });
});

function becauseUncountable(noun: string) {
  return { kind: 'number' as const, reason: { note: 'uncountable-nouns' }, noun };
}

/** an information, a homework; informations. */
export const uncountableNoun = perWord((cursor) => {
  const written = cursor.text(0);
  const right = wrongPlurals.get(written);
  if (right !== undefined && written !== 'peoples') {
    const isMany = /^(?:many|several|few)$/u.test(cursor.text(-1));
    if (isMany && uncountable.has(right)) {
      return cursor.replace([-1, 1], `a lot of ${right}`, becauseUncountable(right));
    }
    return cursor.replace([0, 1], right, becauseUncountable(right));
  }
  if ((written !== 'a' && written !== 'an') || !uncountable.has(cursor.text(1))) return undefined;
  if (!endsPhrase(cursor, 1) || cursor.text(1) === 'music') return undefined;
  return cursor.replace([0, 2], `some ${cursor.words(1, 2)}`, becauseUncountable(cursor.text(1)));
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

const countable = wordSet(
  `car house book phone dog cat table chair bag shirt bike bicycle computer ticket apple brother sister
  friend job idea question dress hat city garden apartment flat sandwich umbrella camera letter key
  pen pencil cup knife fork spoon boyfriend girlfriend problem`,
);
const taking = wordSet(
  'have has had buy bought need needs want wants saw see got get found find bring brought lost wrote write',
);

/** I have car; We bought new car. */
export const missingArticle = perWord((cursor) => {
  if (!taking.has(cursor.text(0))) return undefined;
  const isAdjective = isOnly(cursor.token(1), ({ pos }) => pos === 'adjective');
  const at = isAdjective ? 2 : 1;
  if (!countable.has(cursor.text(at)) || !endsPhrase(cursor, at)) return undefined;
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

/** a car red → a red car. */
export const colorAfterNoun = perWord((cursor) => {
  if (!/^(?:a|an)$/u.test(cursor.text(0)) || !isNoun(cursor.token(1), 'singular')) return undefined;
  const color = cursor.text(2);
  if (
    !/^(?:red|blue|green|black|white|yellow|brown|big|small|new|old|beautiful|interesting|expensive|cheap)$/u.test(
      color,
    )
  ) {
    return undefined;
  }
  if (/^(?:year|month|week|day|century|decade|hour|minute|meter|mile)$/u.test(cursor.text(1))) {
    return undefined;
  }
  if (
    !cursor.isEnd(2) ||
    cursor.sentence.tokens.some(({ text }) => /^(?:paint|dye|color|make|find|than)/u.test(text))
  ) {
    return undefined;
  }
  const adjective = cursor.token(2);
  const article = adjective && indefinite(adjective);
  if (article === undefined || isBase(cursor.token(1)) || determiners.has(color)) return undefined;
  return cursor.replace([0, 3], `${article} ${color} ${cursor.words(1, 2)}`, {
    kind: 'word-order',
    reason: { note: 'adjective-before-noun' },
  });
});
