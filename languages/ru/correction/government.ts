import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import type { CorrectionTexts } from '../../en/tutor/correction-texts.ts';
import type { Finding } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isPersonAt } from './noun-phrase.ts';
import {
  adjectiveAt,
  adjectivesOf,
  casesOf,
  isVerb,
  nominalsOf,
  nounAt,
  nounsOf,
  pronounForms,
  star,
  verbOf,
  type RussianCase,
} from './russian-words.ts';

const dative = wordSet(
  'помогать помочь звонить позвонить верить поверить завидовать нравиться понравиться улыбаться улыбнуться радоваться обрадоваться удивляться',
);

const instrumental = wordSet(
  'заниматься заняться интересоваться пользоваться воспользоваться гордиться увлекаться стать становиться управлять владеть руководить',
);

const genitive = wordSet('бояться испугаться избегать добиться касаться');

const accusative = wordSet(
  `читать прочитать писать написать видеть увидеть знать любить смотреть посмотреть слушать купить покупать
  пить выпить готовить приготовить учить изучать понимать понять искать найти взять брать делать сделать
  помнить забыть встретить открыть открывать закрыть закрывать продать продавать получить получать рисовать строить
  носить нести спросить спрашивать благодарить поздравить поздравлять ненавидеть потерять мыть чистить
  дать давать подарить дарить принести послать отправить ждать фотографировать пригласить включить выключить показать рассказать`,
);

interface Government {
  case: RussianCase;
  allowed: readonly RussianCase[];
}

function governmentOf(verb: string): Government | undefined {
  if (dative.has(verb)) return { case: 'dative', allowed: ['dative'] };
  if (instrumental.has(verb)) return { case: 'instrumental', allowed: ['instrumental'] };
  if (genitive.has(verb)) return { case: 'genitive', allowed: ['genitive', 'accusative'] };
  if (accusative.has(verb)) return { case: 'accusative', allowed: ['accusative', 'genitive'] };
  return undefined;
}

/** The words after the verb in its case. */
function inCase(cursor: Cursor, row: RussianCase, verb: string): Finding | undefined {
  const { lexicon } = cursor.sentence;
  const why = (right: string) => ({
    kind: 'case' as const,
    reason: (texts: CorrectionTexts) => texts.caseAfter(star(verb), row, star(right)),
  });
  const nominative = [...pronounForms].find(([, forms]) =>
    Object.values(forms).includes(cursor.text(1)),
  );
  if (nominative) {
    const right = nominative[1][row];
    return cursor.replace([1, 2], right, why(right));
  }
  const adjectives = adjectivesOf(cursor.token(1));
  const at = adjectives ? 2 : 1;
  const noun = nounsOf(cursor.token(at))?.[0];
  if (noun?.number === undefined) return undefined;
  const written = cursor.token(at)?.written ?? '';
  const nounRight = nounAt(noun.lexeme, lexicon, { case: row, number: noun.number });
  if (nounRight === undefined) return undefined;
  const isCapital = /^\p{Lu}/u.test(written);
  const last = isCapital ? nounRight.slice(0, 1).toUpperCase() + nounRight.slice(1) : nounRight;
  const [adjective] = adjectives ?? [];
  if (!adjective) return cursor.replace([1, 2], last, why(last));
  const first = adjectiveAt(adjective, lexicon, {
    case: row,
    number: noun.number,
    gender: noun.gender,
    animate: noun.lexeme.animate ?? false,
  });
  if (first === undefined) return undefined;
  const right = `${first} ${last}`;
  return cursor.replace([1, 3], right, why(right));
}

function isPreposition(cursor: Cursor, at: number): boolean {
  return mayBe(cursor.token(at), ({ pos }) => pos === 'preposition');
}

/** помог меня, звоню брата, читаю книга, занимаюсь спорт. */
export const objectCase = perWord((cursor) => {
  const token = cursor.token(0);
  const verb = verbOf(token);
  const government = verb && isVerb(token, new Set([verb.text])) && governmentOf(verb.text);
  if (!government) return undefined;
  const text = cursor.text(1);
  const nominals = nominalsOf(cursor.token(1));
  if (
    !nominals ||
    nominals.some(({ pos }) => pos === 'numeral') ||
    /^(?:его|её|ее|их|что|это|всё|все|себя|один|одна|кто)$/u.test(text)
  ) {
    return undefined;
  }
  const adjectives = adjectivesOf(cursor.token(1));
  const nouns = adjectives ? nounsOf(cursor.token(2)) : nounsOf(cursor.token(1));
  const isPronoun = [...pronounForms.values()].some((forms) => Object.values(forms).includes(text));
  if (!nouns && !isPronoun) return undefined;
  // With an adjective the noun decides: люблю мой мама.
  const found = nouns && adjectives ? casesOf(nouns, cursor.text(2)) : casesOf(nominals, text);
  // Бояться маму is said today, бояться темноту is not.
  const isFearedThing =
    government.case === 'genitive' &&
    [...found].every((row) => row === 'accusative') &&
    nouns?.every(({ lexeme }) => lexeme.animate === false) === true;
  if (!isFearedThing && government.allowed.some((one) => found.has(one))) return undefined;
  if (
    nouns &&
    adjectives &&
    !isFearedThing &&
    government.allowed.some((one) => casesOf(nouns, cursor.text(2)).has(one))
  )
    return undefined;
  const isNominative = found.has('nominative');
  if (text === 'друг' && [2, 3].some((at) => cursor.text(at).startsWith('друг'))) return undefined;
  // *Не дай бог*: God is who gives.
  if (cursor.text(1) === 'бог' && cursor.text(0) === 'дай') return undefined;
  const isAnimatePlural = nouns?.some(
    (one) => one.case === 'nominative' && one.number === 'plural',
  );
  const isClearObject =
    /^(?:я|ты|мы|вы)$/u.test(cursor.text(-1)) && (cursor.isEnd(1) || isPreposition(cursor, 2));
  if (isNominative && isAnimatePlural && government.case === 'accusative' && !isClearObject)
    return undefined;
  const readings = token?.readings.filter(({ pos }) => pos === 'verb') ?? [];
  const places = readings.map(({ place }) => place);
  const isFirstOrSecond =
    places.length > 0 && places.every((place) => place?.row === 'first' || place?.row === 'second');
  const subject = cursor.text(-1) === 'не' ? cursor.text(-2) : cursor.text(-1);
  const hasSubject =
    /^(?:я|ты|он|она|мы|вы|они)$/u.test(subject) ||
    (cursor.text(-1) !== 'не' && isPersonAt(cursor, -1));
  const isInfinitive = places.every((place) => place === null);
  const before = cursor.token(-1);
  const isGoverned =
    isInfinitive && mayBe(before, ({ pos, place }) => pos === 'verb' && place !== null);
  // "Мне помогает брат": a nominative may be the subject.
  // Здесь продают рыба: one noun cannot be the subject of a plural verb.
  const isPlural =
    government.case === 'accusative' &&
    // Что делают мама и папа?
    !/^(?:и|с|со)$/u.test(cursor.text(2)) &&
    places.length > 0 &&
    places.every((place) => place?.row === 'third' && place.column === 'plural') &&
    nouns?.every(({ number }) => number === 'singular') === true;
  if (isNominative && !isFirstOrSecond && !hasSubject && !isGoverned && !isPlural) return undefined;
  if (isNominative && isPronoun && (!hasSubject || isInfinitive)) return undefined;
  const isState = /^(?:нравиться|понравиться)$/u.test(verb.text);
  if (isState) return undefined;
  const isAccusativeVerb = government.case === 'accusative';
  if (isAccusativeVerb) {
    // Other cases than the nominative may belong to other words: писать ручкой, купить брату.
    const isWrongDative =
      found.has('dative') &&
      /^(?:спросить|спрашивать|благодарить|поздравить|поздравлять|слушать|видеть|увидеть|любить|ждать|знать|ненавидеть|понимать)$/u.test(
        verb.text,
      );
    if (!isNominative && !isWrongDative) return undefined;
    const isPerson = nouns?.every(({ lexeme }) => lexeme.animate) === true;
    if (!isNominative && found.has('prepositional') && !isPronoun && !isPerson) return undefined;
  }
  if (
    government.case === 'dative' &&
    !isNominative &&
    !found.has('accusative') &&
    !found.has('genitive')
  )
    return undefined;
  if (government.case === 'instrumental' && !isNominative && !found.has('accusative'))
    return undefined;
  if (government.case === 'genitive' && !isNominative && !isFearedThing) return undefined;
  if (
    nominals.some(({ lexeme }) =>
      /^(?:раз|день|год|час|неделя|минута|утро|вечер|ночь|месяц)$/u.test(lexeme.text),
    )
  )
    return undefined;
  if (
    nouns?.some(({ lexeme }) =>
      /^(?:раз|день|год|час|неделя|минута|утро|вечер|ночь|месяц)$/u.test(lexeme.text),
    )
  )
    return undefined;
  return inCase(cursor, government.case, verb.text);
});

/** хочу быть врач, работает учитель. */
export const profession = perWord((cursor) => {
  const token = cursor.token(0);
  const isBe = cursor.text(0) === 'быть' || isVerb(token, wordSet('стать становиться'));
  const isWork =
    isVerb(token, wordSet('работать')) &&
    /^(?:я|ты|он|она|мы|вы|они|мама|папа|сестра|брат|отец|мать)$/u.test(cursor.text(-1));
  if (!isBe && !isWork) return undefined;
  if (cursor.text(0) === 'быть' && !mayBe(cursor.token(-1), ({ pos }) => pos === 'verb'))
    return undefined;
  if (
    isVerb(token, wordSet('стать становиться')) &&
    !/^(?:я|ты|он|она|мы|вы|они)$/u.test(cursor.text(-1)) &&
    !mayBe(cursor.token(-1), ({ pos }) => pos === 'verb')
  )
    return undefined;
  const nouns = nounsOf(cursor.token(1));
  if (!nouns?.every((one) => one.case === 'nominative' && one.lexeme.animate)) return undefined;
  const [noun] = nouns;
  const right =
    noun?.number &&
    nounAt(noun.lexeme, cursor.sentence.lexicon, { case: 'instrumental', number: noun.number });
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, {
      kind: 'case',
      reason: { note: 'instrumental-profession' },
    })
  );
});
