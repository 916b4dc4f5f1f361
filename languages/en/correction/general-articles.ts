import { perWord } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isNoun, star } from './english-words.ts';
import { countryOf, isPlace } from './names-of-places.ts';
import { endsClause, endsPhrase, indefinite, isAdjective } from './noun-phrases.ts';
import { people, things } from './nouns-of-english.ts';
import { needsArticle, noArticleBefore, soAndSuch } from './reasons.ts';

const ideas = wordSet('life love happiness friendship freedom nature peace health death');

/** The life is beautiful. */
export const articleBeforeIdea = perWord((cursor) => {
  if (cursor.text(0) !== 'the' || cursor.at !== 0 || !ideas.has(cursor.text(1))) return undefined;
  if (!/^(?:is|isn't)$/u.test(cursor.text(2))) return undefined;
  const at = /^(?:very|so|not)$/u.test(cursor.text(3)) ? 4 : 3;
  if (!isAdjective(cursor.token(at)) || !cursor.isEnd(at)) return undefined;
  return cursor.replace([0, 2], cursor.words(1, 2), {
    kind: 'article',
    reason: { mistake: 'the-with-general' },
  });
});

const theNames = wordSet('america');

/** The Moscow is a big city; in the Turkey. */
export const articleBeforePlace = perWord((cursor) => {
  if (cursor.text(0) !== 'the' || !isPlace(cursor.text(1)) || theNames.has(cursor.text(1))) {
    return undefined;
  }
  if (!/^\p{Lu}/u.test(cursor.token(1)?.written ?? '') || !endsPhrase(cursor, 1)) return undefined;
  if (/^(?:of|that|who|in|where|from|we|i|you)$/u.test(cursor.text(2))) return undefined;
  return cursor.replace([0, 2], cursor.words(1, 2), {
    kind: 'article',
    reason: { note: 'the-with-names' },
  });
});

/** I am from Spanish; I live in Russian. */
export const countryForNationality = perWord((cursor) => {
  const right = countryOf.get(cursor.text(1));
  const isPlaceWord =
    cursor.text(0) === 'from' ||
    (cursor.text(0) === 'in' && /^(?:live|lives|lived|born)$/u.test(cursor.text(-1)));
  if (right === undefined || !isPlaceWord || !cursor.isEnd(1)) return undefined;
  const isPerson =
    /^(?:am|is|are|was|were|i'm|he's|she's|we're|they're|come|comes|live|lives|lived|born)$/u;
  if (!isPerson.test(cursor.text(-1))) return undefined;
  return cursor.replace([1, 2], right, {
    kind: 'expression',
    reason: (texts) => texts.said(star(`${cursor.text(0)} ${right}`)),
  });
});

/** We had a dinner at seven; I have the breakfast at eight. */
export const articleBeforeMeal = perWord((cursor) => {
  if (!mayBe(cursor.token(0), ({ lexeme }) => lexeme.text === 'have' || lexeme.text === 'eat'))
    return undefined;
  if (!/^(?:a|the)$/u.test(cursor.text(1))) return undefined;
  if (!/^(?:breakfast|lunch|dinner)$/u.test(cursor.text(2))) return undefined;
  const isTime =
    /^(?:at|every)$/u.test(cursor.text(3)) && !/^(?:the|a|my|our)$/u.test(cursor.text(4));
  if (!cursor.isEnd(2) && !isTime) return undefined;
  if (cursor.isEnd(2) && cursor.text(1) === 'the' && cursor.text(2) !== 'breakfast')
    return undefined;
  return cursor.replace([1, 3], cursor.words(2, 3), {
    kind: 'article',
    reason: noArticleBefore(star(cursor.text(2))),
  });
});

const thePlaces = wordSet(
  'gym cinema supermarket beach station airport park theater theatre museum dentist doctor bank library pool bakery zoo',
);

/** going to gym; went to cinema. */
export const goToThePlace = perWord((cursor) => {
  if (cursor.text(0) !== 'to' || !thePlaces.has(cursor.text(1)) || !endsClause(cursor, 1))
    return undefined;
  if (!/^(?:go|goes|going|went|gone|walk|come|came|back|run|ran|get)$/u.test(cursor.text(-1)))
    return undefined;
  const phrase = `to the ${cursor.words(1, 2)}`;
  return cursor.replace([0, 2], phrase, {
    kind: 'article',
    reason: needsArticle(star(`the ${cursor.text(1)}`)),
  });
});

/** She is good student; it was big house; we live in small flat. */
export const articleAfterBe = perWord((cursor) => {
  const isBe = /^(?:is|was|i'm|he's|she's|it's|am)$/u.test(cursor.text(0));
  const isIn = /^(?:in|with|have|has|had|bought|want|need)$/u.test(cursor.text(0));
  const at = /^(?:very|really)$/u.test(cursor.text(1)) ? 2 : 1;
  if ((!isBe && !isIn) || !isAdjective(cursor.token(at)) || cursor.isEnd(at)) return undefined;
  const isMore = isAdjective(cursor.token(at + 1)) && !cursor.isEnd(at + 1);
  const noun = cursor.text(isMore ? at + 2 : at + 1);
  const end = isMore ? at + 2 : at + 1;
  if (!things.has(noun) && !people.has(noun)) return undefined;
  if (!isNoun(cursor.token(end), 'singular') || !endsClause(cursor, end)) return undefined;
  if (
    /^(?:first|second|third|last|next|same|other|only|own|public|high|full|good|next)$/u.test(
      cursor.text(at),
    ) &&
    isIn
  ) {
    return undefined;
  }
  if (
    /^(?:first|second|third|last|next|same|only|own|other|worth|available|full)$/u.test(
      cursor.text(at),
    )
  ) {
    return undefined;
  }
  if (cursor.text(at).endsWith('th')) return undefined;
  const article = indefinite(cursor.token(1));
  if (article === undefined) return undefined;
  const phrase = `${article} ${cursor.words(1, end + 1)}`;
  return cursor.replace([1, end + 1], phrase, {
    kind: 'article',
    reason: needsArticle(star(phrase)),
  });
});

/** We live in same city; it is first time. */
export const theBeforeSame = perWord((cursor) => {
  const word = cursor.text(0);
  const before = cursor.text(-1);
  const isSame =
    word === 'same' &&
    /^(?:in|at|on|have|has|had|from|with|like|want|wear)$/u.test(before) &&
    isOnly(cursor.token(1), ({ pos }) => pos === 'noun');
  const isTime =
    /^(?:first|second|last)$/u.test(word) &&
    cursor.text(1) === 'time' &&
    /^(?:is|was|for)$/u.test(before);
  const isFloor =
    /^(?:first|second|third|fourth|fifth|ground)$/u.test(word) &&
    cursor.text(1) === 'floor' &&
    before === 'on';
  if (!isSame && !isTime && !isFloor) return undefined;
  const phrase = `the ${cursor.words(0, 2)}`;
  return cursor.replace([0, 2], phrase, {
    kind: 'article',
    reason: (texts) => texts.said(star(phrase)),
  });
});

/** She is best student; a best student in the class. */
export const theWithSuperlative = perWord((cursor) => {
  const isSuperlative = mayBe(
    cursor.token(1),
    ({ place }) => place?.table === 'comparison' && place.row === 'superlative',
  );
  if (!isSuperlative || /^(?:most|least|last|next)$/u.test(cursor.text(1))) return undefined;
  const noun = cursor.text(2);
  if (!isNoun(cursor.token(2), 'singular') || /^(?:man|seller|practice|guess)$/u.test(noun))
    return undefined;
  const isA = /^an?$/u.test(cursor.text(0));
  const isBe = /^(?:is|was|am|he's|she's|it's)$/u.test(cursor.text(0));
  const isLimited = /^(?:in|of|ever)$/u.test(cursor.text(3));
  if (isA && noun === 'friend') return undefined;
  if (isA && isLimited) {
    return cursor.replace([0, 1], 'the', { kind: 'article', reason: { note: 'superlative-the' } });
  }
  if (!isBe || !endsPhrase(cursor, 2)) return undefined;
  return cursor.replace([1, 2], `the ${cursor.words(1, 2)}`, {
    kind: 'article',
    reason: { note: 'superlative-the' },
  });
});

/** It was so nice day; so beautiful girls; too hot weather is left to the learner. */
export const suchANoun = perWord((cursor) => {
  if (
    cursor.text(0) !== 'so' ||
    !/^(?:is|was|are|were|have|has|had|it's|such)$/u.test(cursor.text(-1))
  ) {
    return undefined;
  }
  if (!isAdjective(cursor.token(1)) || cursor.isEnd(1)) return undefined;
  if (/^(?:many|much|few|little)$/u.test(cursor.text(1))) return undefined;
  const isOne =
    isNoun(cursor.token(2), 'singular') &&
    (things.has(cursor.text(2)) || people.has(cursor.text(2)));
  const isMany =
    isNoun(cursor.token(2), 'plural') || /^(?:weather|people|news|music)$/u.test(cursor.text(2));
  if ((!isOne && !isMany) || !endsPhrase(cursor, 2)) return undefined;
  const article = isOne ? indefinite(cursor.token(1)) : '';
  if (article === undefined) return undefined;
  return cursor.replace([0, 1], article === '' ? 'such' : `such ${article}`, {
    kind: 'article',
    reason: soAndSuch,
  });
});

/** an another, in the bed, to the work. */
export const extraArticle = perWord((cursor) => {
  const next = cursor.text(1);
  if (/^(?:a|an|the)$/u.test(cursor.text(0)) && next === 'another') {
    return cursor.replace([0, 2], 'another', {
      kind: 'article',
      reason: (texts) => texts.dropped(star(cursor.text(0))),
    });
  }
  if (cursor.text(0) !== 'the') return undefined;
  const before = cursor.text(-1);
  const verb = cursor.text(-2);
  const isGo = before === 'to' && /^(?:go|goes|went|going)$/u.test(verb);
  const isBed =
    isGo && next === 'bed' && (cursor.isEnd(1) || /^(?:at|early|late)$/u.test(cursor.text(2)));
  const isWork =
    (isGo || before === 'at') &&
    next === 'work' &&
    endsClause(cursor, 1) &&
    cursor.text(2) !== 'of';
  const isHome = before === 'at' && next === 'home' && cursor.isEnd(1);
  const isLanguage =
    /^(?:speak|speaks|learn|learning|study|speaking)$/u.test(before) &&
    countryOf.has(next) &&
    cursor.isEnd(1);
  if (!isBed && !isWork && !isHome && !isLanguage) return undefined;
  return cursor.replace([0, 2], cursor.words(1, 2), {
    kind: 'article',
    reason: noArticleBefore(star(next)),
  });
});
