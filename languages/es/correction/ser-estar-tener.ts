import { perWord, type Cursor } from '../../correction/cursor.ts';
import type { Finding, Reason } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { finiteReading, genderOf, star, verbAt } from './spanish-words.ts';

/** Another verb in the same person and tense. */
function otherVerb(cursor: Cursor, at: number, verb: string, reason?: Reason): Finding | undefined {
  const { lexicon } = cursor.sentence;
  const reading = finiteReading(cursor.token(at));
  const [lexeme] = lexicon.lexemesOf(verb);
  const right = reading && lexeme && verbAt(lexeme, lexicon, reading.place);
  if (right === undefined) return undefined;
  return cursor.replace([at, at + 1], right, {
    kind: 'expression',
    reason: reason ?? ((texts) => texts.said(star(`${right} ${cursor.words(at + 1, at + 2)}`))),
  });
}

function isForm(cursor: Cursor, ...verbs: string[]): boolean {
  const reading = finiteReading(cursor.token(0));
  return reading !== undefined && verbs.includes(reading.lexeme.text);
}

const states =
  /^(?:cansad|content|enferm|enojad|enfadad|preocupad|ocupad|sentad|embarazad)(?:o|a|os|as)$/u;

/** Soy bien; soy cansado. */
export const serForStates = perWord((cursor) => {
  if (!/^(?:soy|eres|somos|es|son)$/u.test(cursor.text(0))) return undefined;
  const isMuch = /^(?:muy|tan|bastante|poco)$/u.test(cursor.text(1));
  const word = cursor.text(isMuch ? 2 : 1);
  const isFirst = /^(?:soy|eres|somos)$/u.test(cursor.text(0));
  if (word === 'bien' && (isFirst || cursor.isEnd(isMuch ? 2 : 1)) && isFirst) {
    return otherVerb(cursor, 0, 'estar', { mistake: 'soy-bien' });
  }
  if (!states.test(word)) return undefined;
  const isSure = isFirst || /^(?:content|preocupad|sentad|embarazad|enojad|enfadad)/u.test(word);
  return isSure ? otherVerb(cursor, 0, 'estar', { mistake: 'ser-for-feelings' }) : undefined;
});

const events = wordSet(
  'fiesta concierto reunión clase examen boda partido película cumpleaños cena conferencia salida entrada problema cita',
);

/** ¿Dónde es mi libro? */
export const serForPlaces = perWord((cursor) => {
  if (cursor.text(0) !== 'dónde' || !/^(?:es|son)$/u.test(cursor.text(1))) return undefined;
  if (!/^(?:mi|tu|su|mis|tus|sus)$/u.test(cursor.text(2))) return undefined;
  const noun = cursor.text(3);
  if (cursor.text(-1) === 'de') return undefined;
  if (genderOf(cursor.token(3)) === undefined || events.has(noun)) return undefined;
  const right = cursor.text(1) === 'es' ? 'está' : 'están';
  return cursor.replace([1, 2], right, {
    kind: 'expression',
    reason: { mistake: 'ser-for-place' },
  });
});

const jobs =
  /^(?:médic[oa]|profesora?|maestr[oa]|estudiante|ingenier[oa]|abogad[oa]|enfermer[oa]|cociner[oa]|camarer[oa]|periodista|dentista|escritora?|actor|actriz|cantante|estudiantes)$/u;

/** Estoy profesor; Estoy de Rusia. */
export const estarForIdentity = perWord((cursor) => {
  if (!/^(?:estoy|estás|está|estamos|están)$/u.test(cursor.text(0))) return undefined;
  if (jobs.test(cursor.text(1)) && cursor.isEnd(1)) return otherVerb(cursor, 0, 'ser');
  const isOrigin = /^(?:estoy|estás|estamos)$/u.test(cursor.text(0)) && cursor.text(1) === 'de';
  const country = cursor.token(2)?.written ?? '';
  if (
    isOrigin &&
    /^(?:España|México|Rusia|Turquía|Argentina|Colombia|Inglaterra|Francia|Alemania|Italia|Perú|Chile|Moscú|Madrid|Estambul|Londres)$/u.test(
      country,
    ) &&
    cursor.isEnd(2)
  ) {
    return cursor.replace([0, 1], otherVerb(cursor, 0, 'ser')?.right ?? '', {
      kind: 'expression',
      reason: (texts) => texts.said(star(`soy de ${country}`)),
    });
  }
  return undefined;
});

const sensations = /^(?:hambre|sed|sueño|miedo|prisa|calor|ganas|suerte|razón)$/u;

/** Estoy hambre; Soy veinte años; Es calor. */
export const tener = perWord((cursor) => {
  if (!isForm(cursor, 'ser', 'estar')) return undefined;
  const isMuch = /^(?:mucho|mucha|muy)$/u.test(cursor.text(1));
  const at = isMuch ? 2 : 1;
  const noun = cursor.text(at);
  // "Hoy está mucho calor" is about the weather, "mi madre está mucho calor" about a person.
  const isWeather =
    cursor.isStart(0) ||
    /^(?:hoy|aquí|ahí|allí|siempre|ayer|mañana|ahora|fuera|afuera|verano|invierno)$/u.test(
      cursor.text(-1),
    );
  const isHeat = noun === 'calor' && cursor.isEnd(at);
  if (isHeat && (cursor.text(0) === 'es' || (cursor.text(0) === 'está' && isWeather))) {
    return cursor.replace([0, 1], 'hace', {
      kind: 'expression',
      reason: { note: 'weather-with-hacer' },
    });
  }
  const isSense =
    sensations.test(noun) &&
    cursor.text(1) !== 'muy' &&
    cursor.text(0) !== 'es' &&
    cursor.text(0) !== 'son' &&
    cursor.text(0) !== 'fue';
  if (isSense) return otherVerb(cursor, 0, 'tener');
  const isAge =
    /^a[nñ]os$/u.test(cursor.text(2)) && (cursor.isEnd(2) || /^(?:y|pero)$/u.test(cursor.text(3)));
  const isNumber =
    /^(?:\d{1,2}|[a-záéíóú]+)$/u.test(cursor.text(1)) &&
    cursor.sentence.lexicon.readingsOf(cursor.text(1)).some(({ pos }) => pos === 'numeral');
  if (
    isAge &&
    (isNumber || /^\d{1,2}$/u.test(cursor.text(1))) &&
    !/^(?:son|fueron|eran)$/u.test(cursor.text(0))
  ) {
    return otherVerb(cursor, 0, 'tener', { note: 'age-with-tener' });
  }
  return undefined;
});

/** Es las dos; Son la una. */
export const clock = perWord((cursor) => {
  if (
    cursor.text(0) === 'es' &&
    cursor.text(1) === 'las' &&
    /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d{1,2})$/u.test(cursor.text(2))
  ) {
    return cursor.replace([0, 1], 'son', { kind: 'agreement', reason: { note: 'telling-time' } });
  }
  if (cursor.text(0) === 'son' && cursor.text(1) === 'la' && cursor.text(2) === 'una') {
    return cursor.replace([0, 1], 'es', { kind: 'agreement', reason: { note: 'telling-time' } });
  }
  if (
    cursor.text(0) === 'y' &&
    cursor.text(1) === 'medio' &&
    cursor.isEnd(1) &&
    cursor.sentence.tokens.some(({ text }) => text === 'las')
  ) {
    return cursor.replace([1, 2], 'media', { kind: 'gender', reason: { note: 'telling-time' } });
  }
  return undefined;
});

const buildings = wordSet(
  'casa cocina oficina escuela parque playa cine hospital universidad trabajo calle biblioteca jardín coche tren habitación salón baño',
);
const whos =
  /^(?:yo|tú|él|ella|nosotros|ellos|ellas|madre|padre|hermano|hermana|amigo|amiga|hijo|hija|perro|gato|libro|coche)$/u;

/** Soy en casa; Mi madre es en la cocina. */
export const serWithPlace = perWord((cursor) => {
  if (!/^(?:soy|eres|es|somos|son)$/u.test(cursor.text(0)) || cursor.text(1) !== 'en')
    return undefined;
  const hasArticle = /^(?:el|la|mi|tu|su)$/u.test(cursor.text(2));
  const at = hasArticle ? 3 : 2;
  if (!buildings.has(cursor.text(at)) || (!hasArticle && cursor.text(at) !== 'casa'))
    return undefined;
  const isFirstOrSecond = /^(?:soy|eres|somos)$/u.test(cursor.text(0));
  if (!isFirstOrSecond && !whos.test(cursor.text(-1))) return undefined;
  return otherVerb(cursor, 0, 'estar', { mistake: 'ser-for-place' });
});
