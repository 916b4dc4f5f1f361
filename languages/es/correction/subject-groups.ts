import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { ownReason } from './own-reason.ts';
import { phraseClasses as classes } from './phrase-classes.ts';
import {
  adjectiveAt,
  adjectiveOf,
  clitics,
  genderOf,
  isFinite,
  mayBeFinite,
  numberOf,
  personNouns,
  possessives,
  prepositions,
  star,
  type Count,
  type Person,
} from './spanish-words.ts';
import { inPerson } from './in-person.ts';

function pastParticles(cursor: Cursor, from: number): number {
  let at = from;
  while (
    /^(?:no|ya|también|siempre|nunca|todavía|casi)$/u.test(cursor.text(at)) ||
    (clitics.has(cursor.text(at)) && mayBeFinite(cursor.token(at + 1)))
  )
    at += 1;
  return at;
}

const isThird = (cursor: Cursor, at: number, column: Count) =>
  isFinite(cursor.token(at)) &&
  isOnly(
    cursor.token(at),
    ({ place }) => place?.column === column || place?.table === 'imperative',
  ) &&
  mayBe(cursor.token(at), ({ place }) => place?.row === 'third' && place.column === column);

/** En agosto la gente duermen; Todo el mundo saben; Nadie vienen; Cada uno tienen. */
export const collectiveSubject = perWord((cursor) => {
  const text = cursor.text(0);
  const isPeople = text === 'la' && cursor.text(1) === 'gente';
  const isMany = /^(?:mucha|toda|poca)$/u.test(text) && cursor.text(1) === 'gente';
  const isWorld = text === 'todo' && cursor.text(1) === 'el' && cursor.text(2) === 'mundo';
  const isOne = /^(?:nadie|alguien)$/u.test(text);
  if (!isPeople && !isMany && !isWorld && !isOne) return undefined;
  if (prepositions.has(cursor.text(-1)) || cursor.text(-1) === 'a') return undefined;
  const before = cursor.sentence.tokens.slice(0, cursor.at);
  const isAfterVerb = before.some(
    (token) =>
      mayBeFinite(token) && !clitics.has(token.text) && !/^(?:para|como|sobre)$/u.test(token.text),
  );
  const isDirect =
    cursor.isStart(0) || /^(?:pero|porque|que|y|si|cuando|aquí|allí)$/u.test(cursor.text(-1));
  if (isAfterVerb && !isDirect) return undefined;
  const words = isWorld ? 3 : isOne ? 1 : 2;
  const at = pastParticles(cursor, words);
  if (!isThird(cursor, at, 'plural')) return undefined;
  return inPerson(
    cursor,
    at,
    { row: 'third', column: 'singular' },
    cursor.words(0, words).toLowerCase(),
  );
});

/** The end of a person at an offset: Ana, mi hermano, yo; undefined if there is none. */
function personAt(
  cursor: Cursor,
  at: number,
): { end: number; isFirst: boolean; isSecond: boolean } | undefined {
  const text = cursor.text(at);
  const token = cursor.token(at);
  if (!token) return undefined;
  const isFirst = text === 'yo';
  const isSecond = text === 'tú';
  if (isFirst || isSecond || /^(?:él|ella|usted)$/u.test(text))
    return { end: at + 1, isFirst, isSecond };
  if (classes['firstname']?.(token)) return { end: at + 1, isFirst: false, isSecond: false };
  const isNoun =
    (possessives.has(text) || /^(?:el|la)$/u.test(text)) &&
    (personNouns.has(cursor.text(at + 1)) || cursor.text(at + 1) === 'familia');
  return isNoun ? { end: at + 2, isFirst: false, isSecond: false } : undefined;
}

/** Juan y María vive; Mi hermano y yo vivo. */
export const joinedSubject = perWord((cursor) => {
  if (!cursor.isStart(0)) return undefined;
  const one = personAt(cursor, 0);
  if (!one || cursor.text(one.end) !== 'y') return undefined;
  const two = personAt(cursor, one.end + 1);
  if (!two) return undefined;
  const at = pastParticles(cursor, two.end);
  const token = cursor.token(at);
  const isSingular =
    isFinite(token) &&
    isOnly(token, ({ place }) => place?.column === 'singular' || place?.table === 'imperative');
  const isFirst = one.isFirst || two.isFirst;
  const isWrongPlural =
    isFirst &&
    isFinite(token) &&
    isOnly(token, ({ place }) => place?.row === 'third' && place.column === 'plural');
  if ((!isSingular && !isWrongPlural) || one.isSecond || two.isSecond) return undefined;
  // "Mi madre y yo, …" and "a Juan y a María le" are other things.
  const person: Person = { row: isFirst ? 'first' : 'third', column: 'plural' };
  return inPerson(cursor, at, person, cursor.words(0, two.end));
});

/** Los amigos de mi hermano vive; La casa de mis padres es pequeño. */
export const subjectWithDe = perWord((cursor) => {
  if (!cursor.isStart(0)) return undefined;
  const isDeterminer = /^(?:el|la|los|las|mis?|tus?|sus?|nuestr[oa]s?)$/u.test(cursor.text(0));
  const noun = cursor.token(1);
  const number = numberOf(noun);
  const gender = genderOf(noun, true);
  if (!isDeterminer || !number || !gender || cursor.text(2) !== 'de') return undefined;
  if (
    /^(?:mayoría|mitad|resto|parte|grupo|par|cantidad|número|montón|serie|fin|casa)s?$/u.test(
      noun?.text ?? '',
    ) &&
    !/^casas?$/u.test(noun?.text ?? '')
  )
    return undefined;
  const isOwner = /^(?:mi|mis|tu|tus|su|sus|la|los|las)$/u.test(cursor.text(3));
  const isName = classes['name']?.(cursor.token(3) ?? ({ written: '' } as never)) ?? false;
  if (!isOwner && !isName) return undefined;
  const end = isOwner ? 5 : 4;
  const at = pastParticles(cursor, end);
  const verb = cursor.token(at);
  const isOther = isThird(cursor, at, number === 'plural' ? 'singular' : 'plural');
  if (isOther && at === end) {
    return inPerson(
      cursor,
      at,
      { row: 'third', column: number },
      cursor.words(0, end).toLowerCase(),
    );
  }
  if (!/^(?:es|son|era|eran|está|están)$/u.test(verb?.text ?? '')) return undefined;
  const last = /^(?:muy|bastante|tan|más)$/u.test(cursor.text(at + 1)) ? at + 2 : at + 1;
  const adjective = adjectiveOf(cursor.token(last));
  const word = cursor.text(last);
  if (
    !adjective ||
    !cursor.isEnd(last) ||
    /^(?:mejor|peor|mucho|poco|todo|solo|claro|bajo)$/u.test(word)
  )
    return undefined;
  if (adjective.forms.some((form) => form.gender === gender && form.number === number))
    return undefined;
  const right = adjectiveAt(adjective, cursor.sentence.lexicon, { gender, number });
  const head = cursor.words(1, 2);
  return (
    right !== undefined &&
    cursor.replace([last, last + 1], right, {
      kind: 'agreement',
      reason: (texts) => texts.agreesWith(star(right), star(head)),
    })
  );
});

const plainAdjective =
  /^(?!(?:mejor|peor|mucho|poco|todo|solo|claro|medio|igual|tal|mayor|menor|fuera|cerca|lejos)$)/u;

const standing = /^(?:ser|estar|vivir|costar|trabajar|ir|venir|llegar|salir|llamar|llamarse)$/u;

/** ¿Cómo está tus padres? ¿Cuánto cuesta estos zapatos? */
export const askedPlural = perWord((cursor) => {
  if (!/^(?:cómo|dónde|cuándo|cuánto|adónde)$/u.test(cursor.text(0))) return undefined;
  let at = cursor.text(1) === 'se' ? 2 : 1;
  const verb = cursor.token(at);
  const isStanding = mayBe(verb, ({ lexeme }) => standing.test(lexeme.text));
  if (!isStanding || !isThird(cursor, at, 'singular')) return undefined;
  const verbAtOffset = at;
  at += 1;
  if (!/^(?:mis|tus|sus|los|las|estos|estas|esos|esas)$/u.test(cursor.text(at))) return undefined;
  const noun = cursor.token(at + 1);
  const isTime =
    /^(?:días|años|meses|semanas|lunes|martes|veces|noches|mañanas|tardes|sábados|domingos|fines)$/u.test(
      noun?.text ?? '',
    );
  if (numberOf(noun) !== 'plural' || !cursor.isEnd(at + 1) || isTime) return undefined;
  return inPerson(
    cursor,
    verbAtOffset,
    { row: 'third', column: 'plural' },
    cursor.words(at, at + 2),
  );
});

/** Ana viven en Madrid. */
export const nameAndVerb = perWord((cursor) => {
  const name = cursor.token(0);
  if (!cursor.isStart(0) || !name || !classes['firstname']?.(name)) return undefined;
  const at = pastParticles(cursor, 1);
  const token = cursor.token(at);
  const isWrong =
    isFinite(token) &&
    isOnly(
      token,
      ({ place }) =>
        (place?.row === 'third' && place.column === 'plural') ||
        place?.table === 'imperative' ||
        (place?.row === 'first' && place.column === 'singular' && place.table === 'present'),
    );
  if (!isWrong || !token || (at > 1 && clitics.has(cursor.text(at - 1)))) return undefined;
  return inPerson(cursor, at, { row: 'third', column: 'singular' }, name.written);
});

/** Somos cansado; soy contentos; están triste. */
export const numberAfterBeing = perWord((cursor) => {
  const verb = cursor.text(0);
  const isPlural = /^(?:somos|estamos|están|éramos|estábamos)$/u.test(verb);
  const isSingular = /^(?:soy|eres|estoy|estás)$/u.test(verb);
  if (!isPlural && !isSingular) return undefined;
  const at = /^(?:muy|tan|bastante|más|menos)$/u.test(cursor.text(1)) ? 2 : 1;
  const token = cursor.token(at);
  const adjective = adjectiveOf(token);
  const isWhole =
    cursor.isEnd(at) || /^(?:hoy|ahora|con|de|porque|y|por)$/u.test(cursor.text(at + 1));
  const next = cursor.token(at + 1);
  const isFree = isWhole || !mayBe(next, ({ pos }) => pos === 'noun' || pos === 'adjective');
  if (!adjective || !token || !isFree || !plainAdjective.test(token.text)) return undefined;
  const number: Count = isPlural ? 'plural' : 'singular';
  if (adjective.forms.some((form) => form.number === number)) return undefined;
  const gender = adjective.forms.some((form) => form.gender === 'm') ? 'm' : 'f';
  const isFeminine = /^(?:nosotras|ellas)$/u.test(cursor.text(-1));
  const right = adjectiveAt(adjective, cursor.sentence.lexicon, {
    gender: isFeminine ? 'f' : gender,
    number,
  });
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, {
      kind: 'agreement',
      reason: (texts) => texts.agreesWith(star(right), star(verb)),
    })
  );
});

/** Esto es bonita. */
export const neuterSubject = perWord((cursor) => {
  if (!/^(?:esto|eso|todo)$/u.test(cursor.text(0)) || !cursor.isStart(0)) return undefined;
  let at = cursor.text(1) === 'no' ? 2 : 1;
  if (!/^(?:es|está|era|fue|parece)$/u.test(cursor.text(at))) return undefined;
  at += /^(?:muy|tan|bastante|más)$/u.test(cursor.text(at + 1)) ? 2 : 1;
  const adjective = adjectiveOf(cursor.token(at));
  if (
    !adjective ||
    !cursor.isEnd(at) ||
    adjective.forms.some((form) => form.gender === 'm' && form.number === 'singular')
  )
    return undefined;
  const right = adjectiveAt(adjective, cursor.sentence.lexicon, {
    gender: 'm',
    number: 'singular',
  });
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, {
      kind: 'gender',
      reason: ownReason(
        '*Esto* and *eso* are neither masculine nor feminine; their adjective has the masculine form.',
        '*Esto* и *eso* — среднего рода; прилагательное к ним стоит в форме мужского рода.',
        '*Esto* ve *eso* ne eril ne dişildir; sıfatları eril biçimde olur.',
      ),
    })
  );
});
