import { perWord } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { isFinite, onlyVerbOf, star, verbOf } from './russian-words.ts';

const trips = mapOf({ идти: 'пойти', ходить: 'пойти', ехать: 'поехать', ездить: 'поехать' });

/** Завтра я читал; Вчера я прочитаю. */
export const timeAndTense = perWord((cursor) => {
  const time = cursor.text(0);
  if (time !== 'завтра' && time !== 'вчера') return undefined;
  const { tokens, lexicon, end } = cursor.sentence;
  const verb = onlyVerbOf(tokens);
  if (
    !verb ||
    end.includes('?') ||
    tokens.some(({ text }) => /^(?:бы|если|что|чтобы|нет|не)$/u.test(text)) ||
    /^(?:на|до|с|к|о|про)$/u.test(cursor.text(-1))
  )
    return undefined;
  const lexeme = verbOf(verb.token);
  // Поехали is also a call: let's go.
  const isOurs = verb.token.text === 'поехали' && tokens[verb.at - 1]?.text === 'мы';
  if (!lexeme || (!isOurs && !isFinite(verb.token))) return undefined;
  const isPast = isOurs || isOnly(verb.token, ({ place }) => place?.table === 'past');
  const isPresent = isOnly(
    verb.token,
    ({ place }) => place?.table === 'present' || place?.table === 'future',
  );
  if (time === 'завтра' ? !isPast : !isPresent) return undefined;
  const subject = tokens.find(({ text }) => /^(?:я|ты|он|она|мы|вы|они)$/u.test(text))?.text;
  if (subject === undefined) return undefined;
  // Иду я вчера по улице: so one tells a story.
  if (time === 'вчера' && tokens[verb.at + 1]?.text === subject) return undefined;
  const isPlural = /^(?:мы|вы|они)$/u.test(subject);
  const row = /^(?:я|мы)$/u.test(subject)
    ? 'first'
    : /^(?:ты|вы)$/u.test(subject)
      ? 'second'
      : 'third';
  const column = isPlural ? 'plural' : 'singular';
  const [future] = lexicon.formsAt(lexeme, 'verb', { table: 'future', row, column });
  const [be] = lexicon.lexemesOf('быть');
  const [will] = be ? lexicon.formsAt(be, 'verb', { table: 'future', row, column }) : [];
  const past = lexicon.formsAt(lexeme, 'verb', {
    table: 'past',
    row: 'form',
    column: isPlural ? 'plural' : subject === 'она' ? 'feminine' : 'masculine',
  })[0];
  // A single trip to come: завтра я пойду, not я буду ходить.
  const [trip] = lexicon.lexemesOf(trips.get(lexeme.text) ?? '');
  const [going] = trip ? lexicon.formsAt(trip, 'verb', { table: 'future', row, column }) : [];
  const right = time === 'вчера' ? past : (going ?? future ?? (will && `${will} ${lexeme.text}`));
  if (right === undefined) return undefined;
  return {
    from: verb.at,
    to: verb.at + 1,
    right,
    kind: 'tense',
    reason: (texts) =>
      texts.tenseWith(star(time), time === 'завтра' ? 'future' : 'past', star(right)),
  };
});
