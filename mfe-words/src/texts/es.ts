import type { LanguageCode, MarkAction } from '@topwords/platform/contracts';
import {
  formatDay,
  formatNumber,
  formatPercent,
  plural,
  spanishPartsOfSpeech,
} from '@topwords/platform/i18n';
import type { Texts } from './en.ts';

const language = 'es';

const tryAgain = 'Inténtalo de nuevo.';

/** What a language is called in Spanish. */
const languages: Record<LanguageCode, string> = {
  en: 'Inglés',
  es: 'Español',
  ru: 'Ruso',
  tr: 'Turco',
};

function number(value: number): string {
  return formatNumber(language, value);
}

function counted(count: number, one: string, other: string): string {
  return plural(language, count, { one, other });
}

function words(count: number): string {
  return counted(count, '# palabra', '# palabras');
}

function learnedWords(count: number): string {
  return counted(count, '# palabra aprendida', '# palabras aprendidas');
}

/** A language's name within a sentence. */
function inSentence(name: string): string {
  return name.toLocaleLowerCase(language);
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
    wordsToday: (count) => counted(count, '# palabra aprendida hoy', '# palabras aprendidas hoy'),
    wordsUnit: (count) => counted(count, 'palabra', 'palabras'),
    goal: (goal) => `Meta diaria: ${words(goal)}`,
    lastLanguage: 'Último idioma:',
    encouragement: {
      0: 'Unas pocas palabras al día te llevan lejos.',
      25: 'Buen comienzo. Sigue así.',
      50: 'Vas por la mitad. Bien hecho.',
      75: 'Casi llegas. Faltan pocas palabras.',
      90: 'Excelente. Así se aprenden los idiomas.',
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
    chooseFailed: 'No se pudo agregar el idioma. Inténtalo de nuevo.',
    nativeTitle: '¿Cuál es tu idioma nativo?',
    nativeHint: 'Las traducciones aparecen en este idioma.',
    nativeFailed: 'No se pudo guardar tu idioma nativo. Inténtalo de nuevo.',
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
    patterns: 'Estructuras',
    collocations: 'Va con',
    opposites: 'Contrario',
    toldApart: 'No es lo mismo',
    family: 'Familia',
  },

  forms: {
    title: 'Formas',
    form: 'Forma',
    irregular: 'irregular',
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
    pair: 'forma pareja con',
    government: 'se usa con',
  },

  practice: {
    title: 'Práctica',
    language: 'Idioma',
    chooseTitle: 'Elige un idioma',
    chooseText: 'Elige arriba uno de tus idiomas para practicarlo.',
    due: (count) => counted(count, 'tarjeta pendiente', 'tarjetas pendientes'),
    fresh: (count) => counted(count, 'palabra nueva', 'palabras nuevas'),
    length: 'Tarjetas en esta sesión',
    start: (count) => counted(count, 'Empezar con # tarjeta', 'Empezar con # tarjetas'),
    settings: 'Configuración',
    emptyTitle: 'No hay nada pendiente',
    emptyText: (when) =>
      when === null
        ? 'Terminaste la práctica de hoy.'
        : `Por ahora estás al día. La próxima tarjeta vuelve ${when}.`,
    learnMore: 'Aprender más palabras nuevas',
    noneLeftTitle: 'No quedan palabras nuevas',
    noneLeftText: 'Ya viste todas las palabras de este idioma. Vuelven cuando toque repasarlas.',
    failed: 'No se pudieron cargar tus tarjetas',
    offline: 'Sin conexión: tus respuestas están guardadas',
    delayed: 'Tus respuestas están guardadas y se enviarán lo antes posible',
    refused: 'No se pudo guardar una respuesta: esa tarjeta ya no existe.',
    session: (name) => `Práctica de ${inSentence(name)}`,
    close: 'Terminar la práctica',
    undo: 'Deshacer',
    undone: (word) => `Deshecho: ${word} volverá a aparecer`,
    progress: 'Progreso',
    progressOf: (done, total) => `${number(done)} de ${number(total)}`,
    newWord: 'Palabra nueva',
    ask: {
      recognise: '¿Qué significa?',
      listen: '¿Qué palabra escuchas?',
      listenFailed: 'No se pudo reproducir el audio. ¿Qué palabra significa esto?',
      cloze: '¿Qué forma falta?',
      recall: (name) => `¿Cómo se dice en ${inSentence(name)}?`,
      'turn-over': '¿Recuerdas qué significa?',
    },
    anotherLanguage: 'el otro idioma',
    choices: 'Respuestas',
    listen: 'Escuchar',
    soundFailed: 'No se pudo reproducir el audio.',
    turnOver: 'Mostrar el significado',
    yourAnswer: 'Tu respuesta',
    gap: 'La forma que falta',
    check: 'Comprobar',
    unknown: 'No lo sé',
    letters: 'Letras',
    cyrillicNote: 'Escribe en cirílico con el teclado de tu dispositivo o con estas teclas.',
    cyrillicShow: 'Mostrar teclas cirílicas',
    cyrillicHide: 'Ocultar teclas cirílicas',
    verdicts: { right: 'Correcto', almost: 'Casi. Revisa la ortografía', wrong: 'Incorrecto' },
    judged: (verdict, word, translation) => `${verdict}. ${word}: ${translation}`,
    given: 'Tu respuesta:',
    rightChoice: 'respuesta correcta',
    wrongChoice: 'tu respuesta',
    again: 'Otra vez',
    good: 'Bien',
    ratingWith: (rating, when) => `${rating}, ${when}`,
    rate: '¿Qué tan bien la recordabas?',
    know: 'Ya conozco esta palabra',
    knowPair: 'Ya lo conozco',
    knownNow: (word) => `Se quitó «${word}» de la práctica`,
    now: 'ahora',
    inMinutes: (count) => `en ${number(count)} min`,
    inHours: (count) => counted(count, 'en # hora', 'en # horas'),
    inDays: (count) => counted(count, 'en # día', 'en # días'),
    inMonths: (count) => counted(count, 'en # mes', 'en # meses'),
    inYears: (count) => counted(count, 'en # año', 'en # años'),
    summaryTitle: 'Bien hecho',
    summaryText: (count) => counted(count, 'Practicaste # tarjeta.', 'Practicaste # tarjetas.'),
    right: 'Aciertos',
    wrong: 'Errores',
    newCards: 'Primera vez',
    known: 'Ya conocidas',
    nextDue: 'Próxima tarjeta',
    nothingPlanned: 'ninguna',
    more: 'Practicar más',
    done: 'Listo',
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
    freezeLeft: 'Te queda 1 protector esta semana',
    freezeUsed: 'Protector usado',
    freezeHint: 'Puedes saltarte un día por semana sin perder tu racha.',
  },

  practiceSettings: {
    title: 'Configuración de la práctica',
    newWords: 'Palabras nuevas por día',
    newWordsHint: 'De 0 a 100. Con 0, solo repasas las palabras pendientes.',
    fewer: 'Menos palabras nuevas',
    more: 'Más palabras nuevas',
    starredFirst: 'Primero las destacadas',
    starredFirstHint: 'Las palabras nuevas que destacaste aparecen primero.',
    playsAudio: 'Reproducir el audio automáticamente',
    playsAudioHint: 'Reproduce cada palabra cuando su tarjeta aparece o se responde.',
    sessionLength: 'Tarjetas por sesión',
    failed: 'No se pudo cargar la configuración',
    saveFailed: (advice) => `No se pudo guardar el cambio. ${advice ?? tryAgain}`,
  },

  placement: {
    link: '¿Ya conoces algunas palabras? Haz una prueba corta',
    linkWith: (name) => `¿Ya conoces algunas palabras? Haz una prueba corta, ${inSentence(name)}`,
    title: (name) => `¿Cuántas palabras conoces en ${inSentence(name)}?`,
    shortTitle: 'Prueba de nivel',
    close: 'Cerrar la prueba',
    progress: (position, count) => `Pregunta ${number(position)} de ${number(count)}`,
    question: '¿Qué significa?',
    unknown: 'No conozco esta palabra',
    unknownRest: 'Tampoco conozco las demás',
    intro: 'No hace falta adivinar. No pasa nada si no conoces una palabra.',
    failed: 'No se pudo cargar la prueba',
    emptyTitle: 'Todavía no hay prueba para este idioma',
    emptyText: 'No hay suficientes palabras para una prueba. Puedes practicar sin ella.',
    estimating: 'Estimando cuántas palabras conoces',
    estimateFailed: 'No se pudieron procesar tus respuestas',
    estimate: (count) => `Conoces cerca de ${number(count)} de las palabras más comunes`,
    estimateNone: 'Empiezas desde cero',
    estimateHint:
      'Es una estimación basada en unas pocas palabras. Ajústala si te parece muy alta o muy baja.',
    estimateNoneHint:
      'Estas palabras son nuevas para ti, así que la práctica empieza por las más comunes. Si conoces algunas, escribe cuántas.',
    count: 'Palabras que conoces',
    fewer: 'Menos palabras',
    more: 'Más palabras',
    markHint:
      'Cuentan como aprendidas y no aparecerán en la práctica. Las que ya están en la práctica se quedan.',
    mark: (count) =>
      counted(
        count,
        'Marcar la más común como conocida',
        'Marcar las # más comunes como conocidas',
      ),
    notNow: 'Ahora no',
    markFailed: (advice) => `No se pudieron marcar las palabras. ${advice ?? tryAgain}`,
    marked: (count) =>
      counted(count, '# palabra marcada como conocida', '# palabras marcadas como conocidas'),
    markedNone: 'Esas palabras ya estaban marcadas',
    markedText: 'La práctica continúa con las siguientes palabras.',
    start: 'Empezar a practicar',
    toLearned: 'Ver palabras aprendidas',
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
    noneText: 'Sin resultados',
    failed: 'Algo salió mal',
    found: (count, query) =>
      count === 0
        ? `No se encontraron palabras para «${query}»`
        : `${counted(count, '# resultado', '# resultados')} para «${query}»`,
    results: (count) => counted(count, '# resultado', '# resultados'),
  },
};
