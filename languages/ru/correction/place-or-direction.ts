import { perWord } from '../../correction/cursor.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  casesOf,
  isVerb,
  nounAt,
  nounsOf,
  plain,
  star,
  type RussianCase,
} from './russian-words.ts';
import { keepCapital } from './keep-capital.ts';

const places = wordSet(
  `школа магазин университет парк театр город деревня ресторан больница банк аптека центр офис аэропорт
  вокзал работа почта рынок урок концерт москва россия библиотека стадион музей институт улица`,
);

/** приехал в Москве, живу в город. */
export const placeOrDirection = perWord((cursor) => {
  const verb = cursor.token(0);
  const preposition = cursor.text(1);
  if (!/^(?:в|во|на)$/u.test(preposition)) return undefined;
  const nouns = nounsOf(cursor.token(2));
  if (!nouns || !nouns.every(({ lexeme }) => places.has(lexeme.text.toLowerCase())))
    return undefined;
  const found = casesOf(nouns, cursor.text(2));
  const isDirection = isVerb(verb, wordSet('пойти поехать прийти приехать прилететь'));
  const isPlace = isVerb(verb, wordSet('жить работать находиться учиться'));
  const isWrong =
    (isDirection && found.has('prepositional') && !found.has('accusative')) ||
    (isPlace && preposition !== 'на' && found.has('accusative') && !found.has('prepositional'));
  const [noun] = nouns;
  if (!isWrong || !noun) return undefined;
  const row: RussianCase = isDirection ? 'accusative' : 'prepositional';
  const right = nounAt(noun.lexeme, cursor.sentence.lexicon, {
    case: row,
    number: noun.number ?? 'singular',
  });
  return (
    right !== undefined &&
    plain(right) !== plain(cursor.text(2)) &&
    cursor.replace([2, 3], keepCapital(cursor, 2, right), {
      kind: 'case',
      reason: (texts) => texts.caseAfter(star(cursor.words(0, 2)), row, star(right)),
    })
  );
});
