import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import { formatDay, formatPercent, plural } from '@topwords/platform/i18n';
import type { Texts } from '../en/en.ts';
import { language, number, reviews, words } from './formats.ts';

/** The Spanish name of a language. */
const languages: Record<LanguageCode, string> = {
  en: 'Inglés',
  es: 'Español',
  ru: 'Ruso',
  tr: 'Turco',
};

/** The words of each part of speech. */
const parts: Record<PartOfSpeech, string> = {
  noun: 'Sustantivos',
  verb: 'Verbos',
  adjective: 'Adjetivos',
  adverb: 'Adverbios',
  pronoun: 'Pronombres',
  determiner: 'Determinantes',
  preposition: 'Preposiciones',
  conjunction: 'Conjunciones',
  numeral: 'Numerales',
  interjection: 'Interjecciones',
  particle: 'Partículas',
};

function learnedWords(count: number): string {
  return plural(language, count, { one: '# palabra aprendida', other: '# palabras aprendidas' });
}

function done(count: { reviews: number; learned: number }): string {
  return `${reviews(count.reviews)}, ${learnedWords(count.learned)}`;
}

/** Texts of the statistics. */
export const statistics: Texts['statistics'] = {
  title: 'Estadísticas de aprendizaje',
  failed: 'No se pudieron cargar las estadísticas',
  error: 'Ocurrió un error al obtener las estadísticas',
  emptyText: 'Elige un idioma que quieras aprender para ver aquí tu progreso.',
  choose: 'Elegir un idioma',
  languages,

  progress: 'Idiomas',
  learnedOf: (learned, total) => `${number(learned)} de ${learnedWords(total)}`,
  starred: (count) => plural(language, count, { one: '# destacada', other: '# destacadas' }),
  progressOf: (name) => `${name}: palabras aprendidas`,
  since: (percent, date) =>
    `(${percent} el ${formatDay(language, date, { day: 'numeric', month: 'long' })})`,
  percent: (share) => formatPercent(language, share),

  activity: 'Un año de actividad',
  activityOf: (days, total) =>
    days === 0
      ? 'Nada todavía. Aquí aparecerá cada día en que practiques o aprendas una palabra.'
      : `Actividad en ${plural(language, days, { one: '# día', other: '# días' })} del último año: ${done(total)}.`,
  chooseDay: 'Día',
  weekday: (date) => formatDay(language, date, { weekday: 'short' }),
  month: (date) => formatDay(language, date, { month: 'short' }),
  day: (date) =>
    formatDay(language, date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  dayDone: (day) => (day.reviews === 0 && day.learned === 0 ? 'sin actividad' : done(day)),
  legendNone: 'Nada',
  legendMost: (count) => `${number(count)} o más repasos y palabras al día`,
  showTable: 'Mostrar como tabla',
  week: 'Semana del',
  weekOf: (date) => formatDay(language, date, { day: 'numeric', month: 'short', year: 'numeric' }),
  activeDays: 'Días activos',
  reviews: 'Repasos',
  learned: 'Palabras aprendidas',
  number,

  forecast: 'Repasos de los próximos 14 días',
  forecastSum: (count) =>
    plural(language, count, {
      one: 'Tienes # tarjeta para repasar en los próximos 14 días.',
      other: 'Tienes # tarjetas para repasar en los próximos 14 días.',
    }),
  forecastNone:
    'Aún no hay nada programado. Las palabras que practiques aparecerán aquí cuando toque repasarlas.',

  parts: 'Clases de palabras',
  partsHint: 'Cuántas palabras de cada clase aprendiste. Elige una clase para ver sus palabras.',
  partsLanguage: 'Idioma',
  partsEmpty: 'Todavía no hay palabras en este idioma.',
  part: (pos) => parts[pos],
  partOf: (learned, total) => `${number(learned)} de ${number(total)}`,
  partLearned: 'palabras aprendidas',
};

/** Texts of the list of words of one part of speech. */
export const wordsOfPart: Texts['wordsOfPart'] = {
  title: (pos, code) => `${parts[pos]} en ${languages[code].toLowerCase()}`,
  back: 'Volver al perfil',
  failed: 'No se pudieron cargar las palabras',
  moreFailed: 'No se pudieron cargar más palabras',
  advice: 'Inténtalo de nuevo.',
  emptyTitle: 'No hay palabras aquí',
  emptyText: 'Este idioma no tiene palabras de esta clase.',
  loadMore: 'Cargar más',
  shown: (count) =>
    plural(language, count, { one: 'Se muestra # palabra', other: 'Se muestran # palabras' }),
  end: (count) => `Fin de la lista: ${words(count)}.`,
  listen: (word) => `Escuchar ${word}`,
  rank: (rank) => `#${number(rank)}`,
  rankSpoken: (rank) => `Puesto ${number(rank)} por frecuencia`,
  starred: 'Destacada',
  learned: 'Aprendida',
};
