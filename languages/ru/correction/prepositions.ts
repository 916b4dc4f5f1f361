import { perWord, type Cursor } from '../../correction/cursor.ts';
import type { CorrectionTexts } from '../../en/tutor/correction-texts.ts';
import type { Finding } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  adjectiveAt,
  adjectivesOf,
  afterPreposition,
  casesOf,
  isVerb,
  nominalsOf,
  nounAt,
  nounsOf,
  pronounForms,
  star,
  type RussianCase,
} from './russian-words.ts';
import { keepCapital } from './keep-capital.ts';
import { days, months } from './time-expressions.ts';

function each(words: string, ...cases: RussianCase[]): [string, readonly RussianCase[]][] {
  return words.split(' ').map((word) => [word, cases]);
}

const governed: ReadonlyMap<string, readonly RussianCase[]> = new Map([
  ...each(
    'без для до из от у около после кроме против вокруг среди вместо из-за возле ради мимо напротив',
    'genitive',
  ),
  ...each('к ко благодаря', 'dative'),
  ...each('через про сквозь', 'accusative'),
  ...each('над перед', 'instrumental'),
  ...each('между', 'instrumental', 'genitive'),
  ...each('при', 'prepositional'),
  ...each('о об обо', 'prepositional', 'accusative'),
  ...each('с со', 'instrumental', 'genitive'),
  ...each('по', 'dative', 'accusative', 'prepositional'),
  ...each('в во на', 'prepositional', 'accusative'),
  ...each('за под', 'accusative', 'instrumental'),
]);

const motionVerbs = wordSet(
  `идти пойти прийти ехать поехать приехать ходить ездить лететь полететь прилететь летать бежать
  вернуться возвращаться приходить приезжать войти входить зайти переехать отправиться уехать уйти`,
);

const placeVerbs = wordSet(
  'жить работать быть находиться учиться сидеть стоять лежать отдыхать родиться остаться остановиться спать гулять встретиться купить покупать видеть увидеть обедать ужинать завтракать плавать купаться танцевать познакомиться потерять найти',
);

/** The case after a preposition that has two, by the verb before it. */
function chooseCase(cursor: Cursor, preposition: string): RussianCase | undefined {
  const allowed = governed.get(preposition) ?? [];
  if (allowed.length === 1) return allowed[0];
  if (/^(?:о|об|обо)$/u.test(preposition)) return 'prepositional';
  if (preposition === 'между') return 'instrumental';
  if (preposition === 'по') return 'dative';
  const texts = cursor.sentence.tokens.map(({ text }) => text);
  if (/^со?$/u.test(preposition)) {
    const isTogether =
      /^(?:говор|разговар|встре|знаком|познаком|живу|живёт|дружу|играю|гуля|ид|пошл|был|люблю|мы|я|кофе|чай)/u;
    const isAlive =
      nounsOf(cursor.token(1))?.[0]?.lexeme.animate ??
      nounsOf(cursor.token(2))?.[0]?.lexeme.animate;
    return isAlive || texts.some((text) => isTogether.test(text)) ? 'instrumental' : undefined;
  }
  const { tokens } = cursor.sentence;
  const verbs = tokens.filter((token) => token.readings.some(({ pos }) => pos === 'verb'));
  if (/^(?:в|во|на)$/u.test(preposition)) {
    if (verbs.some((token) => isVerb(token, motionVerbs))) return 'accusative';
    const isStill = verbs.length === 0 || verbs.some((token) => isVerb(token, placeVerbs));
    return isStill ? 'prepositional' : undefined;
  }
  return undefined;
}

/** The words after a preposition in another case. */
function inCase(cursor: Cursor, row: RussianCase): Finding | undefined {
  const preposition = cursor.text(0);
  const { lexicon } = cursor.sentence;
  const why = (right: string) => ({
    kind: 'case' as const,
    reason: (texts: CorrectionTexts) => texts.caseAfter(star(preposition), row, star(right)),
  });
  const pronoun = pronounForms.get(cursor.text(1));
  if (pronoun) {
    const right = afterPreposition(pronoun[row]);
    return cursor.replace([1, 2], right, why(right));
  }
  const isAdjective = adjectivesOf(cursor.token(1)) !== undefined;
  const at = isAdjective ? 2 : 1;
  const nouns = nounsOf(cursor.token(at));
  const noun = nouns?.find((one) => one.case === 'nominative') ?? nouns?.[0];
  if (!noun || noun.number === undefined) return undefined;
  const nounRight = nounAt(noun.lexeme, lexicon, { case: row, number: noun.number });
  if (nounRight === undefined) return undefined;
  if (!isAdjective)
    return cursor.replace([1, 2], keepCapital(cursor, 1, nounRight), why(nounRight));
  const adjective = adjectivesOf(cursor.token(1))?.[0];
  const adjectiveRight =
    adjective &&
    adjectiveAt(adjective, lexicon, {
      case: row,
      number: noun.number,
      gender: noun.gender,
      animate: noun.lexeme.animate ?? false,
    });
  if (adjectiveRight === undefined) return undefined;
  const right = `${adjectiveRight} ${keepCapital(cursor, 2, nounRight)}`;
  return cursor.replace([1, 3], right, why(right));
}

const possessives = wordSet('его её ее их');

/** без сахар, для я, в Москва, о книгу. */
export const caseAfterPreposition = perWord((cursor) => {
  const preposition = cursor.text(0);
  const allowed = governed.get(preposition);
  if (!allowed) return undefined;
  const token = cursor.token(1);
  const text = cursor.text(1);
  // "Что за книга?" asks what kind of book it is.
  const before = cursor.text(-1);
  if (preposition === 'за' && (before === 'что' || before === 'это')) return undefined;
  // Мы на ты, давайте на вы: how people address each other.
  if (preposition === 'на' && /^(?:ты|вы)$/u.test(text)) return undefined;
  const nominals = nominalsOf(token);
  if (!nominals || possessives.has(text) || days.has(text) || months.has(text)) return undefined;
  // A noun that was an adjective may belong to an unknown word: в полицейский участок.
  const isLikeAdjective = /(?:ый|ий|ой|ая|ое|ые|ие)$/u.test(text) && !adjectivesOf(token);
  if (isLikeAdjective && !cursor.isEnd(1)) return undefined;
  if (
    nominals.some(({ pos }) => pos === 'numeral') ||
    /^(?:что|чего|всего|всё|себя|один|одна)$/u.test(text)
  )
    return undefined;
  const found = casesOf(nominals, text);
  if (allowed.some((one) => found.has(one))) return undefined;
  const isMeasure =
    /^(?:неделю|час|месяц|год|метр|километр|минуту|тысячу|сотню|полчаса)$/u.test(text) ||
    /^(?:размером|высотой|ростом|величиной|длиной)$/u.test(before);
  if (/^со?$/u.test(preposition) && isMeasure) return undefined;
  // "пойти в гости": living beings in the plural look like the nominative.
  const isGuests = nominals.some(
    (one) => one.case === 'nominative' && one.number === 'plural' && one.lexeme.animate,
  );
  if (isGuests && /^(?:в|во)$/u.test(preposition)) return undefined;
  const next = nounsOf(cursor.token(2));
  const adjectives = adjectivesOf(token);
  if (adjectives && !next && !pronounForms.has(text)) return undefined;
  if (next && allowed.some((one) => casesOf(next, cursor.text(2)).has(one))) return undefined;
  const row = chooseCase(cursor, preposition);
  return row && inCase(cursor, row);
});

/** к ему, с им, у её. */
export const pronounAfterPreposition = perWord((cursor) => {
  const preposition = cursor.text(0);
  const text = cursor.text(1);
  if (!governed.has(preposition) && !/^(?:по)$/u.test(preposition)) return undefined;
  if (!/^(?:ему|им|ей|ими)$/u.test(text)) return undefined;
  if (/^(?:благодаря|вместо|в|во)$/u.test(preposition)) return undefined;
  const right = afterPreposition(text);
  return cursor.replace([1, 2], right, {
    kind: 'case',
    reason: { note: 'n-after-prepositions' },
  });
});

/** в этом город, с моим друг, для моей сестра. */
export const nounAfterAdjective = perWord((cursor) => {
  const preposition = cursor.text(0);
  const allowed = governed.get(preposition);
  const adjectives = adjectivesOf(cursor.token(1));
  const nouns = nounsOf(cursor.token(2));
  if (!allowed || !adjectives || !nouns || /^(?:целом|общем)$/u.test(cursor.text(1)))
    return undefined;
  const rows = new Set(adjectives.map((one) => one.case).filter((one) => allowed.includes(one)));
  const [row] = rows;
  const [noun] = nouns;
  if (row === undefined || rows.size !== 1 || noun?.number === undefined) return undefined;
  if (casesOf(nouns, cursor.text(2)).has(row) || !nouns.some((one) => one.case === 'nominative'))
    return undefined;
  if (
    new Set(nouns.map(({ lexeme }) => lexeme)).size > 1 ||
    (!cursor.isEnd(2) && nounsOf(cursor.token(3)))
  )
    return undefined;
  const isFit = adjectives.some(
    (one) =>
      one.case === row &&
      one.number === noun.number &&
      (one.number === 'plural' || one.gender === noun.gender),
  );
  const right = nounAt(noun.lexeme, cursor.sentence.lexicon, { case: row, number: noun.number });
  if (!isFit || right === undefined) return undefined;
  return cursor.replace([2, 3], keepCapital(cursor, 2, right), {
    kind: 'case',
    reason: (texts) => texts.caseAfter(star(preposition), row, star(right)),
  });
});
