import { perWord } from '../../correction/cursor.ts';
import { phraseRule } from '../../correction/phrase-rule.ts';
import type { CheckedToken } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { ownReason } from './own-reason.ts';
import { phraseClasses as classes } from './phrase-classes.ts';
import { personNouns } from './spanish-words.ts';
import { events, places, things } from './word-sets.ts';

const is = (name: string, token: CheckedToken | undefined) =>
  token !== undefined && (classes[name]?.(token) ?? false);

const estarOf = new Map([
  ['es', 'está'],
  ['son', 'están'],
  ['era', 'estaba'],
  ['eran', 'estaban'],
]);
const serOf = new Map([
  ['está', 'es'],
  ['están', 'son'],
]);
const wheres = /^(?:cerca|lejos|encima|debajo|detrás|delante|enfrente|dentro|fuera)$/u;

/** Madrid es en España; El hotel es cerca de la playa; Ana es en casa. */
export const thingWithPlace = perWord((cursor) => {
  const right = estarOf.get(cursor.text(0));
  const subject = cursor.token(-1);
  if (right === undefined || !subject) return undefined;
  const isName = is('city', subject) || is('country', subject) || is('firstname', subject);
  const before = cursor.token(-2);
  const isThing =
    (things.has(subject.text) || personNouns.has(subject.text) || places.has(subject.text)) &&
    (is('det', before) || /^(?:mis|tus|sus)$/u.test(before?.text ?? '')) &&
    cursor.isStart(-2);
  const isPronoun = /^(?:él|ella|ellos|ellas)$/u.test(subject.text) && cursor.isStart(-1);
  if (!isThing && !isPronoun && !(isName && cursor.isStart(-1))) return undefined;
  if (cursor.text(1) === 'al' && cursor.text(2) === 'lado') return found();
  if (
    wheres.test(cursor.text(1)) &&
    (cursor.text(2) === 'de' || cursor.text(2) === 'del' || cursor.isEnd(1))
  )
    return found();
  if (/^(?:aquí|ahí|allí)$/u.test(cursor.text(1)) && cursor.isEnd(1)) return found();
  if (cursor.text(1) !== 'en') return undefined;
  const where = cursor.token(2);
  const isTown = (is('city', where) || is('country', where)) && cursor.isEnd(2);
  const at = is('det', where) ? 3 : 2;
  const isPlace =
    (places.has(cursor.text(at)) || things.has(cursor.text(at))) &&
    (at === 3 || cursor.text(2) === 'casa');
  return isTown || isPlace ? found() : undefined;
  function found() {
    return cursor.replace([0, 1], right ?? '', {
      kind: 'expression' as const,
      reason: { mistake: 'ser-for-place' },
    });
  }
});

/** ¿Dónde es el baño? */
export const whereIs = perWord((cursor) => {
  const right = estarOf.get(cursor.text(1));
  if (cursor.text(0) !== 'dónde' || right === undefined || cursor.text(-1) === 'de')
    return undefined;
  const next = cursor.token(2);
  const isNamed =
    (is('firstname', next) || is('city', next) || is('country', next)) && cursor.isEnd(2);
  const isThing =
    (is('det', next) || /^(?:mis|tus|sus)$/u.test(next?.text ?? '')) &&
    (things.has(cursor.text(3)) || personNouns.has(cursor.text(3)));
  if (!isNamed && !isThing) return undefined;
  return cursor.replace([1, 2], right, {
    kind: 'expression',
    reason: { mistake: 'ser-for-place' },
  });
});

/** La fiesta está en mi casa. */
export const eventWithPlace = perWord((cursor) => {
  const right = serOf.get(cursor.text(0));
  const event = cursor.text(-1);
  if (right === undefined || !events.has(event) || cursor.text(1) !== 'en') return undefined;
  const at = is('det', cursor.token(2)) ? 3 : 2;
  const isPlace =
    places.has(cursor.text(at)) || cursor.text(at) === 'casa' || is('city', cursor.token(2));
  if (!isPlace || !cursor.isEnd(at)) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'expression',
    reason: ownReason(
      'Where an event takes place is said with *ser*: *la fiesta es en mi casa*.',
      'О месте события говорят с *ser*: *la fiesta es en mi casa*.',
      'Bir etkinliğin nerede olduğu *ser* ile söylenir: *la fiesta es en mi casa*.',
    ),
  });
});

const lasting = wordSet(
  `inteligente simpático simpática trabajador trabajadora español española ruso rusa turco turca inglés
  inglesa francés francesa alemán alemana italiano italiana mexicano mexicana argentino argentina americano
  americana chino china`,
);

/** Mi hermano está inteligente; está alto y moreno; Mis padres están de Ankara. */
export const serForQualities = perWord((cursor) => {
  const being = cursor.text(0);
  if (!/^(?:estoy|estás|está|estamos|están)$/u.test(being)) return undefined;
  const { lexicon } = cursor.sentence;
  const at = /^(?:muy|bastante|tan)$/u.test(cursor.text(1)) ? 2 : 1;
  const word = cursor.text(at);
  const isTall =
    /^(?:alt|baj|rubi|moren)(?:o|a)$/u.test(word) &&
    cursor.text(at + 1) === 'y' &&
    /^(?:alt|baj|rubi|moren|delgad|simpátic)(?:o|a)$/u.test(cursor.text(at + 2));
  const isFrom =
    word === 'de' &&
    (is('country', cursor.token(at + 1)) || is('city', cursor.token(at + 1))) &&
    cursor.isEnd(at + 1);
  const isPerson =
    is('person', cursor.token(-1)) ||
    is('pronoun', cursor.token(-1)) ||
    is('firstname', cursor.token(-1));
  const isFirst = /^(?:estoy|estás|estamos)$/u.test(being);
  const isLasting = lasting.has(word) && cursor.isEnd(at);
  if (!(isFrom || isTall || isLasting) || !(isPerson || isFirst)) return undefined;
  const [ser] = lexicon.lexemesOf('ser');
  const place = cursor.token(0)?.readings.find(({ lexeme }) => lexeme.text === 'estar')?.place;
  const right = ser && place ? lexicon.formsAt(ser, 'verb', place)[0] : undefined;
  if (right === undefined) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'expression',
    reason: ownReason(
      'What someone is like or where they are from takes *ser*; *estar* is for a state.',
      'Качества человека и происхождение — с *ser*; *estar* называет состояние.',
      'Kişinin nasıl biri ya da nereli olduğu *ser* ile söylenir; *estar* durum bildirir.',
    ),
  });
});

const stateStems =
  /^(?:cansad|enferm|ocupad|content|preocupad|enfadad|enojad|resfriad|dormid|despiert|sentad|perdid|muert)(?:o|a|os|as)$/u;
const openStems = /^(?:abiert|cerrad|rot|suci|vací|llen)(?:o|a|os|as)$/u;
const openThings = wordSet(
  'puerta ventana tienda banco museo farmacia supermercado biblioteca restaurante vaso botella ordenador coche teléfono reloj',
);

/** Mi madre es enferma; La tienda es cerrada; Mi padre es bien. */
export const estarForStates = perWord((cursor) => {
  const right = estarOf.get(cursor.text(0));
  const subject = cursor.token(-1);
  if (right === undefined || !subject) return undefined;
  const at = /^(?:muy|bastante|tan|un)$/u.test(cursor.text(1)) ? 2 : 1;
  const word = cursor.text(at);
  const isPerson =
    is('person', subject) ||
    /^(?:él|ella|ellos|ellas)$/u.test(subject.text) ||
    is('firstname', subject);
  const isState = isPerson && (stateStems.test(word) || word === 'bien' || word === 'mal');
  const isOpen = openThings.has(subject.text) && openStems.test(word);
  const isWhole = cursor.isEnd(at) || /^(?:hoy|ahora|porque|y)$/u.test(cursor.text(at + 1));
  if ((!isState && !isOpen) || !isWhole) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'expression',
    reason: { mistake: 'ser-for-feelings' },
  });
});

/** Está un banco cerca de mi casa. */
export const hayForEsta = perWord((cursor) => {
  if (!/^(?:está|están|es|son)$/u.test(cursor.text(0))) return undefined;
  const isSome = /^(?:un|una|muchos|muchas|mucho|mucha|unos|unas|dos|tres)$/u.test(cursor.text(1));
  const noun = cursor.text(2);
  if (!isSome || !(things.has(noun) || places.has(noun))) return undefined;
  const isEstar = cursor.text(0).startsWith('est');
  const isStart = cursor.isStart(0) || /^(?:aquí|ahí|allí)$/u.test(cursor.text(-1));
  const isWhere = wheres.test(cursor.text(3)) || /^(?:en|aquí|allí|al)$/u.test(cursor.text(3));
  // "En mi calle es un parque."
  const [first, second, third] = cursor.sentence.tokens;
  const isPlaceFirst =
    first?.text === 'en' &&
    is('det', second) &&
    (things.has(third?.text ?? '') || places.has(third?.text ?? '')) &&
    cursor.at === 3 &&
    cursor.isEnd(2);
  if (!(isStart && isEstar && isWhere) && !isPlaceFirst) return undefined;
  return cursor.replace([0, 1], 'hay', {
    kind: 'expression',
    reason: { note: 'hay-existence' },
  });
});

/** Hay el libro en la mesa. */
export const estarForHay = perWord((cursor) => {
  const article = cursor.text(1);
  const noun = cursor.token(2);
  const isKnown = /^(?:el|la|los|las|mi|tu|su|mis|tus|sus)$/u.test(article);
  if (cursor.text(0) !== 'hay' || !isKnown || !noun || cursor.text(-1) === 'no') return undefined;
  const isThing = things.has(noun.text) || places.has(noun.text) || personNouns.has(noun.text);
  const isWhere = wheres.test(cursor.text(3)) || /^(?:en|aquí|allí)$/u.test(cursor.text(3));
  if (!isThing || !isWhere || !cursor.isStart(0)) return undefined;
  const verb = article.endsWith('s') ? 'están' : 'está';
  return cursor.replace([0, 3], `${cursor.words(1, 3)} ${verb}`, {
    kind: 'expression',
    reason: { note: 'hay-existence' },
  });
});

/** Habían muchas personas; hay son tres. */
export const haberSingular = phraseRule({
  kind: 'agreement',
  classes,
  reason: () =>
    ownReason(
      'For “there was, there were”, *haber* stays in the singular: *había muchas personas*.',
      'В значении «было, были» *haber* всегда стоит в единственном числе: *había muchas personas*.',
      '“Vardı” anlamında *haber* hep tekildir: *había muchas personas*.',
    ),
  lines: `
    [habían] muchos|muchas|pocos|pocas|varios|varias|unos|unas|algunos|algunas|demasiados|demasiadas|dos|tres|cuatro|cinco|diez => había
    [hubieron] muchos|muchas|pocos|pocas|varios|varias|unos|unas|algunos|algunas|dos|tres|cuatro|cinco|diez => hubo
    [habrán] muchos|muchas|pocos|pocas|varios|varias|unos|unas => habrá
  `,
});

/** Estoy un estudiante. */
export const estarWithNoun = perWord((cursor) => {
  const right = new Map([
    ['estoy', 'soy'],
    ['estás', 'eres'],
    ['estamos', 'somos'],
  ]).get(cursor.text(0));
  if (right === undefined) return undefined;
  const at = /^(?:una?|el|la)$/u.test(cursor.text(1)) ? 2 : 1;
  const isWho =
    is('job', cursor.token(at)) ||
    (at === 2 && /^(?:chico|chica|hombre|mujer|niño|niña|persona)$/u.test(cursor.text(at)));
  if (!isWho || (at === 1 && !cursor.isEnd(1))) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'expression',
    reason: { note: 'no-article-profession' },
  });
});
