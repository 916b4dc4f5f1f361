import { perWord } from '../../correction/cursor.ts';
import type { Rule } from '../../pack/correction-rules.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { ownReason } from './own-reason.ts';
import { phraseClasses as classes } from './phrase-classes.ts';
import { finiteReading, isNonFinite, mayBeFinite, star, verbAt } from './spanish-words.ts';

/** The wrong verb in an expression, and the right one: hacer una decisión. */
const collocations: readonly [wrong: string, nouns: RegExp, right: string][] = [
  ['hacer', /^(?:decisión|decisiones)$/u, 'tomar'],
  ['preguntar', /^(?:pregunta|preguntas)$/u, 'hacer'],
  ['pedir', /^(?:pregunta|preguntas)$/u, 'hacer'],
  ['pagar', /^atención$/u, 'prestar'],
  ['hacer', /^atención$/u, 'prestar'],
  ['hacer', /^(?:error|errores)$/u, 'cometer'],
  ['hacer', /^(?:paseo|paseos)$/u, 'dar'],
  ['tomar', /^paseo$/u, 'dar'],
  ['hacer', /^sentido$/u, 'tener'],
  ['salvar', /^dinero$/u, 'ahorrar'],
  ['jugar', /^(?:piano|guitarra|violín|flauta|batería|trompeta|música)$/u, 'tocar'],
  ['tocar', /^(?:fútbol|tenis|baloncesto)$/u, 'jugar'],
  [
    'preguntar',
    /^(?:café|cerveza|ayuda|cuenta|menú|vino|agua|té|pizza|favor|permiso|vaso|botella|plato|mesa|dinero|cigarrillo|taxi|bocadillo|sopa|zumo|helado|perdón|consejo)$/u,
    'pedir',
  ],
  ['abrir', /^(?:luz|televisión|tele)$/u, 'encender'],
  ['cerrar', /^(?:luz|televisión|tele)$/u, 'apagar'],
  ['beber', /^(?:sopa|cigarrillo|cigarrillos|medicina|pastilla)$/u, 'tomar'],
  ['dibujar', /^foto$/u, 'hacer'],
];

/** Hacer una decisión; jugar el piano; abrir la luz. */
const collocation = perWord((cursor) => {
  const token = cursor.token(0);
  const isInfinitive = isNonFinite(token, 'infinitive');
  if (!mayBeFinite(token) && !isInfinitive && !isNonFinite(token, 'gerund')) return undefined;
  const isJoint = /^(?:a|al)$/u.test(cursor.text(1));
  let at = isJoint ? 2 : 1;
  if (
    /^(?:el|la|los|las|un|una|mi|tu|su|muchos|muchas|unas|unos|mucho|mucha)$/u.test(cursor.text(at))
  )
    at += 1;
  const noun = cursor.text(at);
  const found = collocations.find(
    ([wrong, nouns]) =>
      nouns.test(noun) &&
      token?.readings.every(({ lexeme }) => lexeme.text.replace(/se$/u, '') === wrong),
  );
  if (!found) return undefined;
  const [, , verb] = found;
  const { lexicon } = cursor.sentence;
  const [lexeme] = lexicon.lexemesOf(verb);
  const reading = finiteReading(token);
  const row = isInfinitive ? 'infinitive' : 'gerund';
  const right =
    lexeme &&
    (reading
      ? verbAt(lexeme, lexicon, reading.place)
      : verbAt(lexeme, lexicon, { table: 'non-finite', row, column: 'form' }));
  if (right === undefined) return undefined;
  const phrase = `${verb} ${cursor.words(isJoint ? 2 : 1, at + 1)}`;
  const isSport = verb === 'jugar';
  const rest = isSport ? ' al' : '';
  const to = isSport ? at : isJoint ? 2 : 1;
  return cursor.replace([0, to], `${right}${rest}`, {
    kind: 'expression',
    reason: (texts) => texts.said(star(isSport ? `jugar al ${noun}` : phrase)),
  });
});

/** No conozco dónde vive; conozco nadar; sé a tu hermano. */
const knowing = perWord((cursor) => {
  const reading = finiteReading(cursor.token(0));
  const { lexicon } = cursor.sentence;
  const other = (verb: string) => {
    const [lexeme] = lexicon.lexemesOf(verb);
    return lexeme && reading && verbAt(lexeme, lexicon, reading.place);
  };
  const why = ownReason(
    'A fact or a skill takes *saber*; a person or a place takes *conocer*.',
    'Факт или умение — *saber*; человек или место — *conocer*.',
    'Bir bilgi ya da beceri için *saber*, kişi ya da yer için *conocer* kullanılır.',
  );
  const next = cursor.token(1);
  if (reading?.lexeme.text === 'conocer') {
    const isFact =
      /^(?:dónde|cómo|cuándo|qué|quién|si|cuál|cuánto|cuántos|que)$/u.test(cursor.text(1)) ||
      isNonFinite(next, 'infinitive');
    const right = other('saber');
    if (!isFact || right === undefined) return undefined;
    return cursor.replace([0, 1], right, { kind: 'expression', reason: why });
  }
  if (!/^(?:sé|sabes|sabemos)$/u.test(cursor.text(0))) return undefined;
  const at = cursor.text(1) === 'a' ? 2 : 1;
  const who = cursor.token(at);
  if (!who) return undefined;
  const isPerson =
    (classes['poss']?.(who) && classes['person']?.(cursor.token(at + 1) ?? who)) ||
    classes['firstname']?.(who) ||
    (at === 1 && (classes['city']?.(who) || classes['country']?.(who)));
  const right = other('conocer');
  if (!isPerson || right === undefined || !cursor.isEnd(classes['poss']?.(who) ? at + 1 : at))
    return undefined;
  return cursor.replace([0, 1], right, { kind: 'expression', reason: why });
});

const turned = mapOf({
  'first singular': 'me',
  'second singular': 'te',
  'third singular': 'se',
  'first plural': 'nos',
  'third plural': 'se',
});

/** Realicé que era tarde. */
const realizing = perWord((cursor) => {
  const token = cursor.token(0);
  const isRealizar = token?.readings.every(({ lexeme }) => lexeme.text === 'realizar') ?? false;
  if (!isRealizar || cursor.text(1) !== 'que') return undefined;
  const reading = finiteReading(token);
  const { lexicon } = cursor.sentence;
  const [dar] = lexicon.lexemesOf('dar');
  if (!dar || !reading) return undefined;
  const right = verbAt(dar, lexicon, reading.place);
  const clitic = turned.get(`${reading.place.row} ${reading.place.column}`);
  if (right === undefined || clitic === undefined) return undefined;
  return cursor.replace([0, 2], `${clitic} ${right} cuenta de que`, {
    kind: 'expression',
    reason: ownReason(
      '*Realizar* is “carry out”; to notice something is *darse cuenta de*.',
      '*Realizar* — «осуществлять»; «осознать, заметить» — *darse cuenta de*.',
      '*Realizar* “gerçekleştirmek” demektir; “fark etmek” *darse cuenta de* olur.',
    ),
  });
});

/** El libro de Juan's; Mi hermana's casa. */
const possession = perWord((cursor) => {
  const head = cursor.token(0);
  const owner = /^(.+)['’]s$/u.exec(head?.written ?? '')?.[1];
  if (owner === undefined) return undefined;
  const reason = ownReason(
    'Spanish has no *’s*: the owner comes after *de*: *la casa de Ana*.',
    'В испанском нет *’s*: владелец стоит после *de*: *la casa de Ana*.',
    'İspanyolcada *’s* yoktur; bir şeyin kime ait olduğu ardından gelen *de* ile söylenir: *la casa de Ana*.',
  );
  if (cursor.text(-1) === 'de' || cursor.text(-2) === 'de') {
    return cursor.replace([0, 1], owner, { kind: 'expression', reason });
  }
  const noun = cursor.token(1);
  const gender = noun?.readings.find(({ pos }) => pos === 'noun')?.lexeme.gender;
  if (gender !== 'm' && gender !== 'f') return undefined;
  const isPlural = classes['plural']?.(noun ?? ({} as never)) ?? false;
  const article = gender === 'm' ? (isPlural ? 'los' : 'el') : isPlural ? 'las' : 'la';
  const first = cursor.token(-1);
  const hasPossessive = first !== undefined && (classes['poss']?.(first) ?? false);
  const whose = hasPossessive ? `${first.text} ${owner}` : owner;
  return cursor.replace(
    [hasPossessive ? -1 : 0, 2],
    `${article} ${cursor.words(1, 2)} de ${whose}`,
    {
      kind: 'expression',
      reason,
    },
  );
});

export const confusableRules: readonly Rule[] = [knowing, realizing, possession, collocation];
