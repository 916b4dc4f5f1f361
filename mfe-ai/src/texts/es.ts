import {
  codeOfLanguage,
  translatorLanguageNames,
  type TranslatorLanguage,
} from '@topwords/platform/contracts';
import { nameInLanguage, plural, spanishPartsOfSpeech } from '@topwords/platform/i18n';
import type { Texts } from './en.ts';

const language = 'es';

/** A language's name as a label. */
function languageOf(code: TranslatorLanguage): string {
  const names = new Intl.DisplayNames(language, {
    type: 'language',
    languageDisplay: 'standard',
    fallback: 'none',
  });
  const name = names.of(code) ?? translatorLanguageNames[code];
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The native language is known by its English name. */
function nameOfNative(english: string): string {
  const code = codeOfLanguage(english);
  return code === undefined ? english : nameInLanguage(language, code);
}

function clockTime(time: Date): string {
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(time);
}

/** All texts of this front end in Spanish. */
export const es: Texts = {
  languageOf,
  partsOfSpeech: spanishPartsOfSpeech,
  tryAgain: 'Reintentar',
  loading: 'Cargando',
  listen: (text) => `Escuchar «${text}»`,
  tapToListen: 'Toca para escuchar',

  screen: {
    title: 'Tutor de IA',
    card: 'Abrir la tarjeta',
    cardShort: 'Tarjeta',
    share: 'Compartir',
    shareTitle: (word) => `«${word}» en TopWords`,
    linkCopied: 'Enlace copiado',
    shareFailed: 'No se pudo copiar el enlace',
    otherWord: 'Otra palabra',
    level: (level) => `Nivel ${level}`,
    ipa: (ipa) => `Pronunciación: ${ipa}`,
  },

  tabs: {
    label: 'Sobre esta palabra',
    overview: 'Resumen',
    examples: 'Ejemplos',
    grammar: 'Gramática',
    usage: 'Uso',
  },

  analysis: {
    failed: 'No se pudo generar el contenido con IA',
    wordFailed: 'No se pudo cargar la palabra',
    definition: 'Definición',
    related: 'Palabras relacionadas',
    examples: 'Ejemplos',
    tips: 'Consejos',
    forms: 'Formas',
    form: 'Forma',
    irregular: 'irregular',
    notGiven: 'no se indica',
    irregularLegend: 'En negrita y con un punto: forma irregular',
    contexts: 'Cuándo usarla',
    phrases: 'Frases comunes',
    noExamples: 'Todavía no hay ejemplos de esta palabra. Pide uno en el chat.',
    noGrammar: 'No hay notas de gramática sobre esta palabra.',
    noUsage: 'No hay notas de uso sobre esta palabra.',
    builtInEngine: 'TopWords',
    madeByTopWords: 'Del banco de palabras de TopWords.',
    madeByModel: (engine) => `Generado por ${engine}. La IA puede cometer errores.`,
    leftOut: (count) =>
      `${plural(language, count, {
        one: 'Se omitió una oración que contradice nuestras tablas',
        other: 'Se omitieron # oraciones que contradicen nuestras tablas',
      })}.`,
    report: 'Reportar una respuesta incorrecta',
  },

  states: {
    unknownTitle: 'Palabra no encontrada',
    unknownText: 'Esta palabra no existe o el enlace está incompleto.',
    choose: 'Elegir otra palabra',
    nativeTitle: 'Este es tu propio idioma',
    nativeText: (name) =>
      `El tutor explica en ${nameOfNative(name)} palabras de otros idiomas. Elige una palabra de un idioma que estés aprendiendo.`,
    noNativeTitle: '¿Qué idioma hablas?',
    noNativeText: 'El tutor responde en tu idioma nativo. Elígelo en Inicio.',
    toDashboard: 'Ir a Inicio',
    untaughtTitle: 'El tutor no ofrece este idioma',
    textUnknownTitle: 'El tutor no puede explicar este texto',
    limitTitle: 'Llegaste al límite de hoy',
    tooFastTitle: 'Un momento, por favor',
    limitEnds: (at) =>
      `Puedes volver a preguntar a ${at.getHours() === 1 ? 'la' : 'las'} ${clockTime(at)}.`,
  },

  start: {
    title: 'Tutor de IA',
    text: 'Elige una palabra para ver su significado, sus formas y su uso. Después pregunta lo que quieras.',
    search: 'Buscar una palabra sobre la que preguntar',
    placeholder: 'Buscar una palabra',
    clear: 'Borrar',
    results: 'Palabras encontradas',
    none: (query) => `No se encontraron palabras para «${query}»`,
    found: (count, query) =>
      `${plural(language, count, { one: '# palabra encontrada', other: '# palabras encontradas' })} para «${query}»`,
    failed: 'Algo salió mal',
    recent: 'Palabras recientes',
    suggestionOf: (name) => `Palabra sugerida en ${name.toLocaleLowerCase(language)}`,
    noTargets: 'Agrega un idioma en Inicio para ver aquí una palabra sugerida.',
  },

  chat: {
    title: 'Chat',
    about: 'Chat sobre',
    open: 'Chatear con el tutor',
    openShort: 'Chat',
    close: 'Cerrar el chat',
    hint: 'Pregunta lo que quieras sobre esta palabra. Por ejemplo:',
    suggestions: 'Preguntas sugeridas',
    messages: 'Mensajes',
    you: 'Tú',
    tutor: 'Tutor',
    label: 'Tu pregunta',
    placeholder: 'Pregunta sobre esta palabra',
    send: 'Enviar',
    stop: 'Detener la respuesta',
    thinking: 'Pensando…',
    stopped: 'Respuesta detenida',
    failed: 'Lo siento, ocurrió un error. Inténtalo de nuevo.',
    copy: 'Copiar la respuesta',
    copied: 'Copiado',
    copyFailed: 'No se pudo copiar la respuesta',
  },

  report: {
    title: 'Reportar una respuesta incorrecta',
    text: 'La respuesta se incluye en tu reporte para que podamos corregirla.',
    comment: '¿Qué está mal? (opcional)',
    cancel: 'Cancelar',
    send: 'Enviar reporte',
    failed: 'No se pudo enviar el reporte',
    thanks: 'Gracias. Revisaremos tu reporte.',
    close: 'Cerrar',
  },
};
