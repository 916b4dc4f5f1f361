import { perWord } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { star } from './spanish-words.ts';

const past = mapOf({
  estoy: 'estaba',
  estás: 'estabas',
  está: 'estaba',
  estamos: 'estábamos',
  están: 'estaban',
});

/** Ayer mi madre está enferma. */
export const stateInPast = perWord((cursor) => {
  const { tokens, end } = cursor.sentence;
  const time = cursor.text(0);
  if (cursor.at !== 0 || !/^(?:ayer|anoche|anteayer)$/u.test(time) || end.includes('?'))
    return undefined;
  const at = tokens.findIndex(({ text }) => past.has(text));
  const right = past.get(tokens[at]?.text ?? '');
  if (at < 1 || at > 4 || right === undefined) return undefined;
  const isOneClause = tokens.every(
    ({ text, gap }, place) =>
      (place === 0 || /^\s+$/u.test(gap)) &&
      !/^(?:que|si|pero|y|porque|cuando|hoy|ahora|donde|quien|como|todo|toda|horas|días|minutos|rato)$/u.test(
        text,
      ),
  );
  const isBefore = tokens
    .slice(1, at)
    .every(({ readings }) => readings.some(({ pos }) => pos !== 'verb'));
  if (!isOneClause || !isBefore) return undefined;
  return cursor.replace([at, at + 1], right, {
    kind: 'tense',
    reason: (texts) => texts.tenseWith(star(time), 'past', star(right)),
  });
});
