import type { Lexeme } from '../lexemes/lexeme.ts';
import { buildLexeme, lexemesOf, locateLexemes } from '../testing/lexeme-factories.ts';
import { buildCheckedBank, buildRow, locate } from '../testing/row-factories.ts';
import type { Row } from '../rows/row.ts';
import { checkClosedVocabulary } from './closed-vocabulary.ts';
import { checkOwnSentences } from './own-sentences.ts';
import { checkPartners } from './partners.ts';
import { checkPhraseStress } from './phrase-stress.ts';
import { checkSensesAndRows } from './senses-and-rows.ts';
import { checkStress, wronglyStressed } from './stress.ts';
import { checkToldApart } from './told-apart.ts';

const { words } = buildRow();

/** A bank of rows, with these lexemes of Russian instead of the plain ones. */
function bankWith(rows: Row[], ru: Lexeme[]) {
  const located = locate(...rows);
  const lexemes = { ...lexemesOf(located), ru: locateLexemes('ru', ru) };
  return buildCheckedBank(located, { lexemes });
}

function rowOf(ru: string, key: string): Row {
  return buildRow({ key, pos: 'verb', words: { ...words, ru } });
}

const lock = rowOf('замок', 'lock.door');
const castle = rowOf('замок', 'castle.building');
const lockLexeme = buildLexeme('ru', { row: lock, word: 'замок' }, { homograph: 'lock' });
const castleLexeme = buildLexeme('ru', { row: castle, word: 'замок' }, { homograph: 'castle' });

describe('senses and rows', () => {
  test('homographs are told apart and one is the commonest', () => {
    const commonest = { ...lockLexeme, commonest: true as const };
    expect(checkSensesAndRows(bankWith([lock, castle], [commonest, castleLexeme]))).toEqual([]);
    expect(checkSensesAndRows(bankWith([lock, castle], [lockLexeme, castleLexeme]))).toMatchObject([
      { file: 'ru/words.jsonl', line: 1, detail: 'one homograph must be the commonest' },
    ]);
    const same = { ...castleLexeme, homograph: 'lock' };
    expect(checkSensesAndRows(bankWith([lock, castle], [lockLexeme, same]))).toContainEqual(
      expect.objectContaining({ line: 2, detail: 'is not told from its homograph' }),
    );
  });

  test('each headword of a row is one lexeme with that sense', () => {
    const faults = checkSensesAndRows(bankWith([lock, castle], [lockLexeme]));
    expect(faults).toMatchObject([
      { detail: 'has no homograph to be told from' },
      {
        file: 'rows.jsonl',
        line: 2,
        text: 'замок',
        detail: '"замок" has 0 lexemes with this sense',
      },
    ]);
  });

  test('each sense is a row with the word as a headword', () => {
    const door = buildLexeme('ru', { row: lock, word: 'дверь' });
    const faults = checkSensesAndRows(bankWith([castle], [castleLexeme, door]));
    expect(faults).toContainEqual(
      expect.objectContaining({ detail: 'there is no row for its sense lock.door' }),
    );
    const wall = buildLexeme('ru', { row: castle, word: 'стена' });
    expect(checkSensesAndRows(bankWith([castle], [castleLexeme, wall]))).toContainEqual(
      expect.objectContaining({ detail: 'is no headword of its sense castle.building' }),
    );
  });
});

function faultOfPartner(key: string, partner: string) {
  const detail = `names ${partner}, which is no headword, does not name it or has the same aspect`;
  return { key, detail };
}

describe('partners in aspect', () => {
  const give = rowOf('дать', 'give.once');
  const giving = rowOf('давать', 'give.often');
  const lexemes = (partnersOfGiving: string[]) => [
    buildLexeme('ru', { row: give, word: 'дать' }, { aspect: 'pf', partners: ['давать'] }),
    buildLexeme(
      'ru',
      { row: giving, word: 'давать' },
      { aspect: 'impf', partners: partnersOfGiving },
    ),
  ];

  test('name each other', () => {
    expect(checkPartners(bankWith([give, giving], lexemes(['дать'])))).toEqual([]);
    expect(checkPartners(bankWith([give, giving], lexemes(['отдать'])))).toMatchObject([
      faultOfPartner('дать', 'давать'),
      faultOfPartner('давать', 'отдать'),
    ]);
  });

  test('are headwords', () => {
    expect(checkPartners(bankWith([give, giving], lexemes(['дать', 'отдать'])))).toMatchObject([
      faultOfPartner('давать', 'отдать'),
    ]);
  });
});

describe('stress', () => {
  test('every word of two syllables has one mark', () => {
    expect(wronglyStressed('за\u0301мок из песка\u0301, ёлка, дом, кто\u0301-нибудь')).toEqual([]);
    expect(wronglyStressed('замок из пе\u0301ска\u0301')).toEqual(['замок', 'пе\u0301ска\u0301']);
  });

  test('a lexeme’s stress is that of its word', () => {
    const stressed = (stress: string) =>
      checkStress(bankWith([castle], [{ ...castleLexeme, stress }])).map(({ detail }) => detail);
    expect(stressed('за\u0301мок')).toEqual([]);
    expect(stressed('за\u0301мки')).toEqual(['stresses за\u0301мки']);
    expect(checkStress(bankWith([castle], [castleLexeme]))).toMatchObject([
      { detail: 'has no stress' },
    ]);
  });
});

describe('glosses of the commonest words', () => {
  const walk = rowOf('идти', 'go.walk');
  const ride = rowOf('ехать', 'go.ride');
  const [going, riding] = ['идти', 'ехать'].map((word, index) =>
    buildLexeme('ru', { row: index ? ride : walk, word }),
  );

  test('are told apart, or the words are', () => {
    if (!going || !riding) throw new Error('there are two verbs');
    const faults = checkToldApart(bankWith([walk, ride], [going, riding]));
    const russian = faults.filter(({ language }) => language === 'ru');
    expect(russian).toHaveLength(3);
    expect(russian[0]?.detail).toBe('has the en gloss "house", as has идти');
    const difference = { en: 'on foot', es: 'a pie', tr: 'yürüyerek' };
    const told = { ...riding, synonyms: [{ word: 'идти', difference }] };
    expect(
      checkToldApart(bankWith([walk, ride], [going, told])).filter(
        ({ language }) => language === 'ru',
      ),
    ).toEqual([]);
  });
});

test('a word of a phrase is stressed as its headword is', () => {
  const stress = 'каби\u0301нет';
  const row = rowOf('кабинет', 'office.room');
  const faultsFor = (text: string) => {
    const collocations = [{ text, gloss: { en: 'office', es: 'despacho', tr: 'ofis' } }];
    const lexeme = buildLexeme('ru', { row, word: 'кабинет' }, { stress, collocations });
    return checkPhraseStress(bankWith([row], [lexeme])).map(({ text: word }) => word);
  };
  expect(faultsFor('мой каби\u0301нет')).toEqual([]);
  expect(faultsFor('ста\u0301рый кабине\u0301т')).toEqual(['кабине\u0301т']);
});

test('a headword that its sentences do not show is a fault', () => {
  const row = buildRow({ words: { ...words, en: ['house', 'dwelling'] } });
  expect(checkOwnSentences(buildCheckedBank(locate(row)))).toMatchObject([
    { language: 'en', key: 'dwelling', detail: 'has 0 sentences that show it' },
  ]);
});

test('every word of a sentence is a headword’s form, a name, a number or listed', () => {
  const sentences = [
    { en: 'Our house has 2 doors.', es: 'Casa.', ru: 'Дом.', tr: 'Ev.' },
    { en: 'In Rome our house is big.', es: 'Casa.', ru: 'Дом.', tr: 'Ev.' },
  ];
  const row = buildRow({ sentences });
  const found = (outside = {}) =>
    checkClosedVocabulary(
      buildCheckedBank(locate(row), { outside: { en: outside, es: {}, ru: {}, tr: {} } }),
    )
      .filter(({ language }) => language === 'en')
      .map(({ text }) => text);
  expect(found()).toEqual(['our', 'has', 'doors', 'in', 'our', 'is', 'big']);
  expect(found({ 'not taught yet': ['our', 'has', 'in', 'is', 'big'] })).toEqual(['doors']);
});
