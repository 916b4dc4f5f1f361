import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { isTime, nounPhraseAt, phraseInCase } from './noun-phrase.ts';
import { star } from './russian-words.ts';

/** Поздравляю тебя на Новый год: the occasion is said with с. */
export const onWhatOccasion = perWord((cursor) => {
  const isBefore = [-1, -2].some((at) => /^поздрав(?!лени)/u.test(cursor.text(at)));
  if (!isBefore || !/^(?:на|о)$/u.test(cursor.text(0))) return undefined;
  const phrase = nounPhraseAt(cursor, 1);
  const isAlive = phrase?.nouns.some(({ lexeme }) => lexeme.animate) === true;
  // В школе, на работе: where one says it.
  const isPlace = mayBe(cursor.token(1), ({ place }) => place?.row === 'prepositional');
  if (!phrase || isAlive || (isPlace && cursor.text(0) !== 'о')) return undefined;
  // Поздравили его на следующий день: when; Новый год and a birthday are occasions.
  const isFeast =
    /^(?:новый|рождения)$/u.test(cursor.text(1)) || cursor.text(phrase.to) === 'рождения';
  if (isTime(phrase) && !isFeast) return undefined;
  const right = phraseInCase(cursor, phrase, 'instrumental');
  if (right === undefined) return undefined;
  return cursor.replace([0, phrase.to], `с ${right}`, {
    kind: 'preposition',
    reason: (texts) =>
      texts.said(
        star(`поздравляю с ${right}${cursor.text(phrase.to) === 'рождения' ? ' рождения' : ''}`),
      ),
  });
});
