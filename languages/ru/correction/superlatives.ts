import { perWord } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import type { ColumnLabel } from '../../paradigms/labels.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isPersonAt } from './noun-phrase.ts';
import { because } from './because.ts';
import { pronounForms } from './russian-words.ts';

const columns = mapOf<ColumnLabel>({
  самый: 'masculine',
  самая: 'feminine',
  самое: 'neuter',
  самые: 'plural',
});
const own = mapOf({
  лучше: 'лучший',
  хуже: 'худший',
  больше: 'большой',
  старше: 'старший',
  младше: 'младший',
});

/** Самый лучше друг; эта книга самая интереснее. */
export const mostWithComparative = perWord((cursor) => {
  const column = columns.get(cursor.text(0));
  if (column === undefined) return undefined;
  const { lexicon } = cursor.sentence;
  const fixed = own.get(cursor.text(1));
  const comparative = cursor
    .token(1)
    ?.readings.find(({ pos, place }) => pos === 'adjective' && place?.row === 'comparative');
  const lexeme = fixed === undefined ? comparative?.lexeme : lexicon.lexemesOf(fixed)[0];
  if (!lexeme) return undefined;
  const place = { table: 'agreement', row: 'nominative', column } as const;
  const [right] = lexicon.formsAt(lexeme, 'adjective', place);
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, { kind: 'expression', reason: because('mostWithAdjective') })
  );
});

const measured = wordSet('умный высокий красивый сильный старый молодой быстрый богатый глупый');
const comparativePlace = { table: 'comparison', row: 'comparative', column: 'form' } as const;

/** Он умный от меня; Мой брат высокий чем я; Она красивая, чем я. */
export const plainForComparative = perWord((cursor) => {
  const readings = cursor.token(0)?.readings ?? [];
  const [reading] = readings;
  const isAdjective =
    reading !== undefined &&
    readings.every(
      ({ pos, place, lexeme }) =>
        pos === 'adjective' &&
        (place?.table === 'agreement' || place?.row === 'base') &&
        lexeme === reading.lexeme,
    ) &&
    readings.some(({ place }) => place?.row === 'nominative');
  if (!isAdjective || cursor.isStart(0)) return undefined;
  if (/^(?:более|менее|самый|самая|такой|такая|самое)$/u.test(cursor.text(-1))) return undefined;
  const { tokens, lexicon } = cursor.sentence;
  const [right] = lexicon.formsAt(reading.lexeme, 'adjective', comparativePlace);
  if (right === undefined) return undefined;
  const next = tokens[cursor.at + 1];
  const last = tokens[cursor.at + 2];
  const isLast = cursor.at + 2 === tokens.length - 1;
  if (!next || !last || !isLast) return undefined;
  if (next.text === 'от') {
    // Привет большой от меня; Она пьяная от него: not compared.
    const isSubject = pronounForms.has(cursor.text(-1)) || isPersonAt(cursor, -1);
    if (!isSubject || !measured.has(reading.lexeme.text)) return undefined;
    const isPronoun = /^(?:меня|тебя|него|неё|нее|нас|вас|них)$/u.test(last.text);
    const pronoun = last.text.replace(/^н(?=его|её|ее|их)/u, '');
    return (
      isPronoun &&
      cursor.replace([0, 3], `${right} ${pronoun}`, {
        kind: 'expression',
        reason: because('thanAfterComparative'),
      })
    );
  }
  // Не такой умный, чем я: another fault.
  if (next.text !== 'чем' || !pronounForms.has(last.text) || last.text === 'кто') return undefined;
  if (tokens.some(({ text }) => /^(?:более|менее|не|тем|так|такой|такая)$/u.test(text)))
    return undefined;
  const text = cursor.text(1) === 'чем' ? `${right},` : right;
  return cursor.replace([0, 1], text, {
    kind: 'expression',
    reason: because('thanAfterComparative'),
  });
});
