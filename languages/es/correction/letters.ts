import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { star } from './spanish-words.ts';
import { ownReason } from './own-reason.ts';

/** Ablo español; estoy leyiendo; estube: letters that sound alike or are silent. */
export const soundedLetters = perWord((cursor) => {
  const { lexicon } = cursor.sentence;
  const text = cursor.text(0);
  const token = cursor.token(0);
  if (!token || token.readings.length > 0 || lexicon.isKnown(text) || text.length < 4)
    return undefined;
  if (token.written !== text && cursor.at > 0) return undefined;
  // Anna, Alessandra.
  if (token.written !== text && /nn|ss/u.test(text)) return undefined;
  const candidates = [
    `h${text}`,
    text.replace(/yiendo$/u, 'yendo'),
    text.replace(/y(?:ó|o)$/u, 'yó'),
    text.replace(/ll/u, 'y'),
    text.replace(/^y/u, 'll'),
    text.replace(/z([ei])/u, 'c$1'),
    text.replace(/nn/u, 'n'),
    text.replace(/ss/u, 's'),
    text.replace(/qu?a/u, 'cua'),
  ].filter((one) => one !== text && mayBe({ readings: lexicon.readingsOf(one) }, () => true));
  const [right] = new Set(candidates);
  if (right === undefined || new Set(candidates).size > 1) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'spelling',
    reason: (texts) => texts.spelled(star(right)),
  });
});

/** Si, me gusta. "Si, por ejemplo, llueve" is right. */
export const yesNotIf = perWord((cursor) => {
  const { tokens } = cursor.sentence;
  if (cursor.at !== 0 || cursor.text(0) !== 'si' || !tokens[1]?.gap.startsWith(','))
    return undefined;
  const isOne = tokens.slice(2).every(({ gap }) => !gap.includes(','));
  const next = tokens[1].text;
  if (
    !isOne ||
    /^(?:por|como|cuando|en|a|al|según|después|antes|aun|además|entonces)$/u.test(next)
  ) {
    return undefined;
  }
  return cursor.replace([0, 1], 'sí', {
    kind: 'spelling',
    reason: ownReason(
      '*Sí* with an accent is “yes”; *si* is “if”.',
      '*Sí* со знаком ударения — «да»; *si* — «если».',
      'Vurgu işaretli *sí* “evet”, *si* ise “eğer” demektir.',
    ),
  });
});

/** Hay más que cien personas; "no tengo más que veinte euros" is right. */
export const moreThanNumber = perWord((cursor) => {
  if (!/^(?:más|menos)$/u.test(cursor.text(0)) || cursor.text(1) !== 'que') return undefined;
  const number = cursor.token(2);
  const isNumber = /^\d+$/u.test(cursor.text(2)) || mayBe(number, ({ pos }) => pos === 'numeral');
  const isUnit =
    /^(?:personas|años|horas|días|euros|minutos|libros|veces|kilómetros|metros|kilos|meses|semanas|dólares|alumnos|amigos)$/u.test(
      cursor.text(3),
    );
  const isNegated = cursor.sentence.tokens
    .slice(0, cursor.at)
    .some(({ text }) => /^(?:no|nunca|nadie|nada|sin|ni)$/u.test(text));
  // "Trabaja más que tres personas"; "un amigo vale más que cien libros".
  const before = cursor.text(-1);
  const isCompared =
    /^(?:personas|libros|alumnos|amigos)$/u.test(cursor.text(3)) &&
    !/^(?:hay|había|son|somos|tengo|tiene|tenemos|tienen|leí|vinieron)$/u.test(before);
  if (!isNumber || !isUnit || isNegated || isCompared || before.startsWith('val')) return undefined;
  const word = cursor.text(0);
  return cursor.replace([1, 2], 'de', {
    kind: 'preposition',
    reason: ownReason(
      `For an amount, before a number, say *${word} de*, not *${word} que*.`,
      `О количестве, перед числом, говорят *${word} de*, а не *${word} que*.`,
      `Miktar söylerken sayıdan önce *${word} que* değil, *${word} de* kullanılır.`,
    ),
  });
});
