import { formatNumber, spanishPartsOfSpeech } from '@topwords/platform/i18n';
import type { Texts } from '../en/en.ts';
import { esPanes } from './panes.ts';

const language = 'es';

/** Texts of the translator. */
export const translate: Texts['translate'] = {
  ...esPanes.translate,
  emptyHint: 'Con una sola palabra verás también su entrada del diccionario.',
  offlineAdvice: 'El texto se traducirá cuando vuelva la conexión.',
  title: 'Traducir',
  favorites: 'Favoritos',
  partsOfSpeech: spanishPartsOfSpeech,
  examples: {
    en: ['house', 'good morning', 'How are you?'],
    es: ['casa', 'buenos días', '¿Cómo estás?'],
    ru: ['дом', 'доброе утро', 'Как дела?'],
    tr: ['ev', 'günaydın', 'Nasılsın?'],
  },
  examplesTitle: 'Prueba con uno de estos',
  askTutor: 'Preguntar al tutor de IA',
  showFavorites: 'Ver favoritos',
  dictionary: 'Diccionario',
  entries: 'Posibles palabras',
  formOf: (form, headword) => `«${form}» es una forma de «${headword}»`,
  listenWord: (word) => `Escuchar ${word}`,
  listenSentence: (sentence) => `Escuchar «${sentence}»`,
  ipa: (ipa) => `Pronunciación: ${ipa}`,
  rank: (rank) => `#${formatNumber(language, rank)}`,
  rankSpoken: (rank) => `Puesto ${formatNumber(language, rank)} por frecuencia`,
  openWord: 'Ver la palabra',
  openWordNamed: (word) => `Ver la palabra: ${word}`,
  recents: 'Traducciones recientes',
  reopen: 'Abrir de nuevo',
  direction: (from, to) => `${from} → ${to}`,
  forget: (text) => `Quitar «${text}» de las traducciones recientes`,
  forgotten: 'Se quitó',
  forgetAll: 'Borrar todas',
  allForgotten: 'Se borraron las traducciones recientes',
  undo: 'Deshacer',
  restored: 'Se restauraron las traducciones recientes',
  showAll: (count) => `Mostrar todas (${formatNumber(language, count)})`,
  shortcuts: {
    title: 'Atajos de teclado',
    open: 'Atajos de teclado',
    close: 'Cerrar',
    translate: 'Traducir ahora',
    swap: 'Intercambiar idiomas',
    copy: 'Copiar la traducción',
    play: 'Escuchar la traducción',
    favorite: 'Guardar en favoritos',
    tutor: 'Preguntar al tutor de IA',
    clear: 'Borrar el texto (dos veces en el cuadro de texto)',
    help: 'Mostrar estos atajos',
    appleHint:
      'Mientras escribes, ⌥A, ⌥C y ⌥S insertan otros caracteres. Presiona Tab primero para salir del cuadro de texto.',
  },
};
