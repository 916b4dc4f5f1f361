import { perWord } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { star } from './russian-words.ts';
import { blockers } from './pronoun-and-verb.ts';

const women = wordSet(
  'анна мария ольга наташа лена катя маша таня ирина елена она мама сестра бабушка подруга',
);

const men = wordSet('иван антон пётр петр андрей олег дима он папа брат дедушка друг');

const shortForms = mapOf({
  должен: 'm',
  должна: 'f',
  рад: 'm',
  рада: 'f',
  готов: 'm',
  готова: 'f',
  занят: 'm',
  занята: 'f',
  болен: 'm',
  больна: 'f',
  согласен: 'm',
  согласна: 'f',
  уверен: 'm',
  уверена: 'f',
});

const pairs = [...shortForms.keys()];

/** Анна должен. */
export const shortAdjective = perWord((cursor) => {
  const gender = shortForms.get(cursor.text(1));
  const subject = cursor.text(0);
  if (gender === undefined || blockers.has(cursor.text(-1))) return undefined;
  const isPlural = /^(?:мы|вы|они)$/u.test(subject);
  const own = women.has(subject) ? 'f' : men.has(subject) ? 'm' : undefined;
  if (!isPlural && (own === undefined || own === gender)) return undefined;
  const place = pairs.indexOf(cursor.text(1));
  const masculine = pairs[place - (place % 2)] ?? '';
  const feminine = pairs[place - (place % 2) + 1] ?? '';
  const right = isPlural ? `${feminine.slice(0, -1)}ы` : own === 'f' ? feminine : masculine;
  return cursor.replace([1, 2], right, {
    kind: 'gender',
    reason: (texts) => texts.agreesWith(star(right), star(cursor.words(0, 1))),
  });
});
