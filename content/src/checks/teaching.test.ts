import {
  buildContrast,
  buildGradedText,
  buildTeaching,
  locateEnglish,
} from '../testing/teaching-factories.ts';
import { buildCheckedBank, buildRow, locate } from '../testing/row-factories.ts';
import { contrastSchema } from '../teaching/contrast.ts';
import { falseFriendsSchema } from '../teaching/false-friends.ts';
import { typicalMistakeSchema } from '../teaching/typical-mistake.ts';
import type { Teaching } from '../teaching/teaching.ts';
import {
  checkExplanations,
  checkGradedTexts,
  checkTeachingSpelling,
  checkTeachingWords,
} from './teaching.ts';

function bankWith(teaching: Partial<Teaching>, level: 'A1' | 'B1' = 'A1') {
  return buildCheckedBank(locate(buildRow({ level })), { teaching: buildTeaching(teaching) });
}

describe('cards and notes', () => {
  test('name headwords, and have a key of their own', () => {
    const cards = [buildContrast(), buildContrast({ words: ['house', 'home'] })];
    const faults = checkTeachingWords(bankWith({ contrasts: locateEnglish('contrasts', cards) }));
    expect(faults).toMatchObject([
      { file: 'teaching/contrasts/en.jsonl', line: 2, detail: 'is there already' },
      { line: 2, key: 'house-or-home', language: 'en', detail: '"home" is no headword' },
    ]);
  });

  test('explain in as many words as are read', () => {
    const short = { ...buildContrast().explanation, ru: 'Дом.' };
    const cards = [buildContrast(), buildContrast({ explanation: short })];
    const faults = checkExplanations(bankWith({ contrasts: locateEnglish('contrasts', cards) }));
    expect(faults).toMatchObject([{ line: 2, detail: 'its ru explanation has 1 words' }]);
  });

  test('a question has one gap and offers its answer', () => {
    const [question] = buildContrast().quiz;
    if (!question) throw new Error('the card has questions');
    const parse = (changes: object) =>
      contrastSchema('en').safeParse({
        ...buildContrast(),
        quiz: [question, { ...question, ...changes }],
      }).success;
    expect(parse({})).toBe(true);
    expect(parse({ text: 'This is a house.' })).toBe(false);
    expect(parse({ answer: 'flat' })).toBe(false);
  });

  test('are spelled correctly in each language, apart from names and quoted words', () => {
    const explanation = { es: '*hause* casa', ru: 'домм Анна до́м', tr: 'ev' };
    const bank = {
      ...bankWith({
        contrasts: locateEnglish('contrasts', [buildContrast({ explanation })]),
      }),
      spellers: {
        en: (word: string) => !word.includes('hause'),
        es: () => true,
        ru: (word: string) => ['Дом', 'дом'].includes(word),
        tr: () => true,
      },
    };
    expect(checkTeachingSpelling(bank)).toMatchObject([{ language: 'ru', text: 'домм' }]);
  });
});

describe('mistakes', () => {
  const mistake = {
    key: 'agree',
    level: 'A2',
    wrong: 'I am agree.',
    right: 'I agree.',
    why: { es: 'a', ru: 'б', tr: 'c' },
    words: ['agree'],
  };

  test('differ from what is right, and are made by others than native speakers', () => {
    const parse = (changes: object) =>
      typicalMistakeSchema('en').safeParse({ ...mistake, ...changes }).success;
    expect(parse({ natives: ['es'] })).toBe(true);
    expect(parse({ right: mistake.wrong })).toBe(false);
    expect(parse({ natives: ['en'] })).toBe(false);
  });
});

function areFalseFriends(words: object) {
  return falseFriendsSchema(['en', 'es']).safeParse({ key: 'a', words }).success;
}

describe('false friends', () => {
  test('have a word of each language of their pair', () => {
    const friend = { word: 'a', means: 'b', example: 'A.', translation: 'B.' };
    expect(areFalseFriends({ en: friend, es: friend })).toBe(true);
    expect(areFalseFriends({ en: friend })).toBe(false);
    expect(areFalseFriends({ en: friend, ru: friend })).toBe(false);
  });
});

function faultsOfText(line: string, level: 'A1' | 'B1' = 'A1') {
  const texts = locateEnglish('texts', [buildGradedText(line)]);
  return checkGradedTexts(bankWith({ texts }, level)).map(({ detail }) => detail);
}

describe('texts to read', () => {
  const known = Array.from({ length: 97 }, () => 'house').join(' ');

  test('have few words that their level does not teach', () => {
    expect(faultsOfText(`${known} garden, tree`)).toEqual([]);
    expect(faultsOfText(`${known} garden, tree, tree, lake`)).toEqual([
      '4 of 102 words are beyond A1: garden, tree, lake',
    ]);
    expect(faultsOfText(known, 'B1')).toEqual(['98 of 98 words are beyond A1: house']);
  });

  test('are neither too short nor too long', () => {
    expect(faultsOfText('House.')).toEqual(['has 2 words']);
    expect(faultsOfText(`${known} ${known}`)).toEqual(['has 195 words']);
  });

  test('a turn’s speaker is no word of the text', () => {
    expect(faultsOfText(`Anna: ${known}`)).toEqual([]);
  });
});
