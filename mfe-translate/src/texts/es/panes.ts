import { formatNumber, plural } from '@topwords/platform/i18n';
import type { SharedPaneTexts } from '../en/panes.ts';

const language = 'es';

/** Texts of the translator's panes and pickers in Spanish, for the screen and for partners' pages. */
export const esPanes: SharedPaneTexts = {
  retry: 'Reintentar',
  translate: {
    from: 'De',
    to: 'A',
    detect: 'Detectar idioma',
    detectShort: 'Detectar',
    fromDetected: 'De – detectado',
    swap: 'Intercambiar idiomas',
    swapUnknown: 'Intercambiar idiomas: aún no se detectó el idioma de origen',
    picker: {
      fromTitle: 'Traducir de',
      toTitle: 'Traducir a',
      search: 'Buscar idiomas…',
      none: 'No se encontraron idiomas',
      close: 'Cerrar',
      unavailable: 'No disponible aquí',
      languages: 'Idiomas',
      recent: 'Recientes',
      bank: 'Idiomas de TopWords',
      others: 'Todos los idiomas',
      found: (count) =>
        plural(language, count, { one: '# idioma encontrado', other: '# idiomas encontrados' }),
    },
    source: 'Texto para traducir',
    placeholder: 'Escribe o pega un texto',
    countSpoken: (length, maximum) =>
      `${formatNumber(language, length)} de ${formatNumber(language, maximum)} caracteres`,
    cut: (maximum) =>
      `El texto era demasiado largo; solo quedaron los primeros ${formatNumber(language, maximum)} caracteres.`,
    atLimit: (maximum) => `Llegaste al límite de ${formatNumber(language, maximum)} caracteres.`,
    clear: 'Borrar',
    clearAgain: 'Presiona Escape otra vez para borrar el texto',
    cleared: 'Borrado',
    translate: 'Traducir',
    result: 'Traducción',
    empty: 'La traducción aparece aquí',
    loading: 'Traduciendo',
    translated: (name) => `Traducido al ${name}`,
    translatedText: (name, text) => `Traducido al ${name}: ${text}`,
    failed: 'No se pudo traducir el texto',
    offline: 'No tienes conexión',
    unsupported: (from, to) => `La traducción de ${from} a ${to} no está disponible`,
    unsupportedInto: (to) => `La traducción a ${to} no está disponible`,
    unsupportedAdvice: 'Elige otro idioma.',
    approximate: 'Palabra por palabra – aproximada',
    approximateHint:
      'No hay una traducción completa, así que cada palabra aparece con su significado.',
    gloss: 'Palabra por palabra',
    showGloss: 'Mostrar cada palabra con su significado',
    glossUnknown: 'sin traducción',
    ownEngine: 'diccionario de TopWords',
    engine: {
      bank: (engine) => `Fuente: ${engine}`,
      machine: (engine) => `Traducido por ${engine}`,
      approximate: (engine) => `Fuente: ${engine}, palabra por palabra`,
    },
    alternatives: 'Otras traducciones',
    takeAlternative: (text) => `Usar «${text}» como traducción`,
    listenSource: 'Escuchar el texto',
    listenResult: 'Escuchar la traducción',
    unvoiced: (name) => `No se puede leer en voz alta en este idioma: ${name}`,
    tooLongToHear: (maximum) =>
      `Solo se leen en voz alta textos de hasta ${formatNumber(language, maximum)} caracteres`,
    copy: 'Copiar la traducción',
    copied: 'Copiado',
    copyFailed: 'No se pudo copiar la traducción. Selecciónala y cópiala a mano.',
    save: 'Guardar en favoritos',
    saved: 'Guardado en tus favoritos',
    stillSaved: 'Sigue en tus favoritos',
    saveFailed: 'No se pudo guardar la traducción',
  },
};
