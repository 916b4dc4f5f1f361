import type { LanguageCode, MarkAction } from '@topwords/platform/contracts';
import {
  formatDay,
  formatMinutes,
  formatPercent,
  spanishPartsOfSpeech,
} from '@topwords/platform/i18n';
import type { Texts } from './en.ts';
import { counted, inSentence, language, number, tryAgain } from './wording/es.ts';

/** What a language is called in Spanish. */
const languages: Record<LanguageCode, string> = {
  en: 'Inglés',
  es: 'Español',
  ru: 'Ruso',
  tr: 'Turco',
};

function words(count: number): string {
  return counted(count, '# palabra', '# palabras');
}

function learnedWords(count: number): string {
  return counted(count, '# palabra aprendida', '# palabras aprendidas');
}

const marked: Record<MarkAction, [on: string, off: string]> = {
  star: ['destacada', 'ya no está destacada'],
  learned: ['aprendida', 'ya no está marcada como aprendida'],
};

/** All texts of this front end in Spanish. */
export const es: Texts = {
  languages,
  partsOfSpeech: spanishPartsOfSpeech,
  percent: (share) => formatPercent(language, share),
  number,
  retry: 'Reintentar',
  loading: 'Cargando',

  dashboard: {
    greetings: { morning: 'Buenos días', afternoon: 'Buenas tardes', evening: 'Buenas noches' },
    anonymous: 'Amante de los idiomas',
    today: 'Hoy',
    doneToday: {
      words: (count) => counted(count, '# palabra aprendida hoy', '# palabras aprendidas hoy'),
      minutes: (count) => counted(count, '# minuto de práctica hoy', '# minutos de práctica hoy'),
    },
    unit: {
      words: (count) => counted(count, 'palabra', 'palabras'),
      minutes: (count) => counted(count, 'minuto', 'minutos'),
    },
    goals: {
      words: (count) => `Meta diaria: ${words(count)}`,
      minutes: (count) => `Meta diaria: ${formatMinutes(language, count)}`,
    },
    lastLanguage: 'Último idioma:',
    encouragement: {
      0: 'Unas pocas palabras al día te llevan lejos.',
      25: 'Buen comienzo. Sigue así.',
      50: 'Vas por la mitad. Bien hecho.',
      75: 'Casi llegas. Faltan pocas palabras.',
      90: 'Excelente. Así se aprenden los idiomas.',
    },
    encouragementInMinutes: {
      0: 'Unos pocos minutos al día te llevan lejos.',
      75: 'Casi llegas. Faltan pocos minutos.',
    },
    streakFailed: 'No se pudo cargar el progreso de hoy',
    streakError: 'Ocurrió un error al obtener el progreso de hoy',
    tapToRetry: 'Toca para reintentar',
    yourLanguages: 'Tus idiomas',
    statisticsFailed: 'No se pudieron cargar tus idiomas',
    learnedOf: (learned, total) => `${number(learned)} de ${learnedWords(total)}`,
    starred: (count) => counted(count, '# destacada', '# destacadas'),
    progressOf: (name) => `${name}: palabras aprendidas`,
    continueLearning: 'Seguir aprendiendo',
    continueWith: (name) => `Seguir aprendiendo ${inSentence(name)}`,
    chooseLanguage: 'Elige tu idioma',
    chooseHint: 'Agrega un idioma para aprender sus palabras más comunes.',
    available: (count) => counted(count, '# palabra disponible', '# palabras disponibles'),
    moreLanguages: 'Más idiomas',
    chooseFailed: 'No se pudo agregar el idioma. Inténtalo de nuevo.',
    nativeTitle: '¿Cuál es tu idioma nativo?',
    nativeHint: 'Las traducciones aparecen en este idioma.',
    nativeFailed: 'No se pudo guardar tu idioma nativo. Inténtalo de nuevo.',
  },

  next: {
    title: (name) => `A continuación: ${inSentence(name)}`,
    go: (minutes) => `Continuar · ${number(minutes)} min`,
    waits: (due, fresh) =>
      [
        due > 0 && `${number(due)} para repasar`,
        fresh > 0 && counted(fresh, '# palabra nueva', '# palabras nuevas'),
      ]
        .filter(Boolean)
        .join(', '),
    mistakes: (count) =>
      counted(count, 'Hace poco confundiste # cosa', 'Hace poco confundiste # cosas'),
    goMistakes: (minutes) => `Tus errores · ${number(minutes)} min`,
    done: 'Terminaste por hoy. ¡Bien hecho!',
    more: 'Practicar más',
  },

  understanding: {
    readable: 'Oraciones con una sola palabra nueva',
    none: 'Aprende algunas palabras más y aquí aparecerán oraciones.',
    failed: 'No se pudieron cargar las oraciones',
  },

  week: {
    title: 'Últimos 7 días',
    link: 'Tu semana',
    weekday: (date) => formatDay(language, date, { weekday: 'short' }),
    day: (date, answers) =>
      `${formatDay(language, date, { weekday: 'long' })}: ${counted(answers, '# respuesta', '# respuestas')}`,
    sum: (days, answers) =>
      `${number(days)} de 7 días, ${counted(answers, '# respuesta', '# respuestas')}`,
  },

  strip: {
    label: 'Idiomas',
    learnedOf: (learned, total) => `${number(learned)} de ${number(total)}`,
    learnedOfSpoken: (name, learned, total) =>
      `${name}, ${number(learned)} de ${learnedWords(total)}`,
    failed: 'No se pudo cargar tu progreso',
  },

  words: {
    title: 'Palabras',
    search: 'Buscar palabras',
    filter: 'Qué palabras mostrar',
    all: 'Todas',
    course: 'Curso',
    starred: 'Destacadas',
    showLanguages: 'Ver idiomas',
    hideLanguages: 'Ocultar',
    refresh: 'Actualizar',
    loadMore: 'Cargar más palabras',
    refreshWords: 'Actualizar palabras',
    end: (count) => `Fin de la lista: ${words(count)}.`,
    loaded: (count) => counted(count, 'Se muestra # palabra', 'Se muestran # palabras'),
    failed: 'No se pudieron cargar las palabras',
    moreFailed: 'No se pudieron cargar más palabras',
    starredEmptyTitle: 'Todavía no hay palabras destacadas',
    starredEmptyText: 'Toca la estrella de una palabra para guardarla aquí.',
    showAll: 'Mostrar todas las palabras',
    emptyTitle: 'Todavía no hay palabras aquí',
    emptyText: 'Todavía no hay palabras en este idioma.',
    chooseTitle: 'Elige un idioma',
    chooseText: 'Elige arriba uno de tus idiomas para ver sus palabras.',
    noLanguageText: 'Agrega un idioma en Inicio para ver sus palabras.',
    toDashboard: 'Ir a Inicio',
  },

  usage: {
    title: 'Cómo se usa',
    partner: 'Otro aspecto',
    motion: 'Verbos de movimiento',
    oneWay: 'En una dirección, ahora:',
    manyWays: 'De ida y vuelta, a menudo:',
    patterns: 'Construcciones',
    collocations: 'Va con',
    opposites: 'Contrario',
    toldApart: 'No es lo mismo',
    family: 'Familia',
  },

  forms: {
    title: 'Formas',
    form: 'Forma',
    irregular: 'irregular',
    notGiven: 'no se indica',
    irregularLegend: 'En negrita y con un punto: forma irregular',
    secondLocative: 'Dónde:',
  },

  card: {
    level: (level) => `Nivel ${level}`,
    rank: (rank) => `#${number(rank)}`,
    rankSpoken: (rank) => `Puesto ${number(rank)} por frecuencia`,
    star: (word) => `Destacar ${word}`,
    learn: (word) => `Marcar «${word}» como aprendida`,
    listen: (word) => `Escuchar ${word}`,
    marked: (word, action, on) => `${word}: ${marked[action][on ? 0 : 1]}`,
    markFailed: (word, advice) => `No se pudo actualizar «${word}». ${advice ?? tryAgain}`,
    audioFailed: 'No se pudo reproducir el audio. Inténtalo de nuevo.',
  },

  learned: {
    title: 'Palabras aprendidas',
    count: learnedWords,
    progress: 'Progreso',
    quickActions: 'Acciones rápidas',
    allWords: 'Todas las palabras',
    emptyTitle: 'Todavía no, pero pronto',
    emptyText: 'Las palabras que marques como aprendidas aparecen aquí.',
    start: 'Empezar a aprender',
    selectTitle: 'Elige un idioma',
    selectText: 'Elige arriba un idioma para ver las palabras que aprendiste.',
    noLanguageText: 'Agrega un idioma en Inicio para empezar.',
  },

  detail: {
    title: 'Palabra',
    tutor: 'Tutor de IA',
    noTranslation: 'No hay traducción disponible',
    rank: 'Puesto por frecuencia',
    strength: 'Retención',
    star: 'Destacar',
    starred: 'Destacada',
    learn: 'Ya la conozco',
    learned: 'Aprendida',
    actionOn: (action, word) => `${action}: ${word}`,
    ipa: (ipa) => `Pronunciación: ${ipa}`,
    meanings: 'Significados y ejemplos',
    noMeanings: 'Todavía no hay significados de esta palabra.',
    readable: 'Oraciones en las que solo esta palabra es nueva',
    moreExamples: 'Más ejemplos',
    unknownTitle: 'Palabra no encontrada',
    unknownText: 'Esta palabra no existe o el enlace está incompleto.',
    toWords: 'Ir a Palabras',
    failed: 'No se pudo cargar la palabra',
    listenSentence: (sentence) => `Escuchar «${sentence}»`,
  },

  notes: {
    gender: 'género',
    genders: {
      m: 'masculino',
      f: 'femenino',
      n: 'neutro',
      mf: 'masculino o femenino',
      pl: 'solo plural',
    },
    declension: 'declinación',
    indeclinable: 'ninguna',
    aspect: 'aspecto',
    aspects: {
      impf: 'imperfectivo',
      pf: 'perfectivo',
      both: 'imperfectivo y perfectivo',
    },
    stem: 'cambio de raíz',
    plural: 'plural',
    present: 'primera persona',
    past: 'pasado',
    participle: 'participio',
    accusative: 'acusativo',
    aorist: 'aoristo',
    pair: 'hace pareja con',
    government: 'se usa con',
  },

  forecast: {
    practice: 'Practicar',
    due: (count) => counted(count, '# pendiente', '# pendientes'),
    practiceWith: (name, count) =>
      count === 0
        ? `Practicar ${inSentence(name)}`
        : `Practicar ${counted(count, '# pendiente', '# pendientes')}, ${inSentence(name)}`,
    title: 'Próximos 14 días',
    dueNow: (count) => counted(count, 'tarjeta pendiente ahora', 'tarjetas pendientes ahora'),
    nothingDue: 'No hay nada pendiente ahora.',
    nextDue: (date, isTomorrow) => {
      const day = formatDay(language, date, { weekday: 'long', day: 'numeric', month: 'long' });
      return `Las próximas tarjetas vuelven ${isTomorrow ? 'mañana' : `el ${day}`}.`;
    },
    laterToday: 'Las próximas tarjetas vuelven hoy más tarde.',
    emptyText: 'Las palabras que practiques vuelven aquí cuando toque repasarlas.',
    failed: 'No se pudo cargar tu práctica',
    streak: (days) => counted(days, '# día de racha', '# días de racha'),
    streakNone: 'Todavía sin racha',
    streakHint: 'Repasa o aprende una palabra hoy para empezar una.',
    streakHintInMinutes: 'Practica hoy para empezar una.',
    freezeLeft: 'Te queda 1 protector esta semana',
    freezeUsed: 'Protector usado',
    freezeHint: 'Puedes saltarte un día por semana sin perder tu racha.',
    placementLink: '¿Ya conoces algunas palabras? Haz una prueba corta',
    placementLinkWith: (name) =>
      `¿Ya conoces algunas palabras? Haz una prueba corta, ${inSentence(name)}`,
    startPractice: 'Empezar a practicar',
  },

  search: {
    title: 'Buscar',
    label: 'Buscar palabras y traducciones',
    placeholder: 'Buscar palabras',
    cancel: 'Cancelar',
    clear: 'Borrar',
    languages: 'Idioma',
    all: 'Todos los idiomas',
    hintTitle: 'Encuentra una palabra',
    hintText: 'Escribe una palabra, una de sus formas o su traducción.',
    noneTitle: 'No se encontraron palabras',
    noneText: 'Revisa la ortografía o prueba con otra palabra.',
    failed: 'Algo salió mal',
    found: (count, query) =>
      count === 0
        ? `No se encontraron palabras para «${query}»`
        : `${counted(count, '# resultado', '# resultados')} para «${query}»`,
    results: (count) => counted(count, '# resultado', '# resultados'),
  },
};
