import { perWord } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { attach } from '../grammar/sounds.ts';
import { isName } from './turkish-names.ts';
import { pronounOf } from './turkish-words.ts';

const eitherOne = {
  own: {
    en: '*Daha* ("more") and *en* ("most") do not go together: choose one.',
    es: '*Daha* («más») y *en* («el más») no van juntos: elige uno de los dos.',
    ru: '*Daha* («более») и *en* («самый») вместе не употребляются: выберите одно из них.',
    tr: '*Daha* ile *en* birlikte kullanılmaz: birini seçin.',
  },
};

/** En daha iyi. */
export const bothDegrees = perWord((cursor) => {
  const isBoth = cursor.text(0) === 'en' && cursor.text(1) === 'daha';
  if (!isBoth || !isOnly(cursor.token(2), ({ pos }) => pos === 'adjective' || pos === 'adverb'))
    return undefined;
  // The best of its kind: en güzel şehir.
  const right = isOnly(cursor.token(3), ({ pos }) => pos === 'noun') ? 'en' : 'daha';
  return cursor.replace([0, 2], right, { kind: 'expression', reason: eitherOne });
});

/** Benden en genç; Mehmet'ten en uzun. */
export const mostThanOne = perWord((cursor) => {
  if (cursor.text(1) !== 'en' || !cursor.isEnd(2)) return undefined;
  if (!isOnly(cursor.token(2), ({ pos }) => pos === 'adjective')) return undefined;
  const written = cursor.token(0)?.written.replace('’', "'") ?? '';
  const [name = '', ending = ''] = written.split("'");
  const isOneName = isName(name.toLocaleLowerCase('tr')) && /^[dt][ae]n$/u.test(ending);
  const isPronoun = /^(?:benden|senden|ondan)$/u.test(cursor.text(0));
  if (!isOneName && !isPronoun) return undefined;
  return cursor.replace([1, 2], 'daha', {
    kind: 'expression',
    reason: { note: 'comparison-with-den' },
  });
});

/** Ayşe benden daha güzelim: nobody is compared with himself. */
export const comparedWithOneself = perWord((cursor) => {
  if (cursor.text(1) !== 'daha' || !cursor.isEnd(2)) return undefined;
  const ending = new Map([
    ['benden', '(y)Im'],
    ['senden', 'sIn'],
  ]).get(cursor.text(0));
  const adjective = cursor.token(2)?.readings.find(({ pos }) => pos === 'adjective')?.lexeme.text;
  if (ending === undefined || adjective === undefined || cursor.isStart(0)) return undefined;
  if (attach(adjective, ending) !== cursor.text(2)) return undefined;
  return cursor.replace([2, 3], adjective, {
    kind: 'agreement',
    reason: { note: 'no-verb-to-be-in-present' },
  });
});

/** Ali ben daha uzun: the one compared with is in the ablative. */
export const thanWithoutCase = perWord((cursor) => {
  const pronoun = pronounOf(cursor.text(0));
  if (pronoun?.case !== 'nominative' || !/^(?:ben|sen|biz|siz)$/u.test(cursor.text(0)))
    return undefined;
  const at = cursor.text(1) === 'çok' ? 2 : 1;
  const isFirst = cursor.isStart(0) || cursor.text(at) !== 'daha' || !cursor.isEnd(at + 1);
  const text = cursor.text(at + 1);
  const isPlain = cursor
    .token(at + 1)
    ?.readings.every(({ pos, lexeme }) => pos === 'adjective' && lexeme.text === text);
  if (isFirst || isPlain !== true || text === '' || cursor.sentence.tokens.length > 6)
    return undefined;
  if (/^(?:ve|ama|ki|hem|de|da|ya|bence|en)$/u.test(cursor.text(-1))) return undefined;
  const { ablative } = pronoun.forms;
  return cursor.replace([0, 1], ablative, {
    kind: 'case',
    reason: { note: 'comparison-with-den' },
  });
});
