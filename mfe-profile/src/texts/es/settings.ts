import { codeOfLanguage, type LanguageName } from '@topwords/platform/contracts';
import { nameInLanguage } from '@topwords/platform/i18n';
import type { Texts } from '../en/en.ts';
import { minutes, language, words } from './formats.ts';

const tryAgain = 'Inténtalo de nuevo.';

function nameOf(name: LanguageName): string {
  const code = codeOfLanguage(name);
  return code === undefined ? name : nameInLanguage(language, code);
}

/** Texts of the settings. */
export const settings: Texts['settings'] = {
  title: 'Configuración de la app',
  language: 'Idioma',
  languageValue: 'Español',

  native: 'Idioma nativo',
  nativePlaceholder: 'Elige tu idioma nativo',
  nativeHint: 'Las traducciones aparecen en este idioma.',
  nativeFailed: 'No se pudo guardar tu idioma nativo. Inténtalo de nuevo.',
  nativeSaved: (name) => `Tu idioma nativo ahora es el ${nameOf(name)}`,
  nativeConfirm: (name) => `¿Usar ${nameOf(name)} como idioma nativo?`,
  nativeConfirmText: (name) =>
    `Ahora estás aprendiendo ${nameOf(name)}. Ese idioma se quitará de los que aprendes; tu progreso se conserva por si vuelves a cambiar.`,
  nativeConfirmNow: 'Usar como nativo',

  dailyGoal: 'Meta diaria',
  dailyGoals: { words, minutes },

  timeZone: 'Zona horaria',
  timeZoneNow: (zone) => `Tu día empieza a medianoche en esta zona: ${zone}.`,
  timeZoneFollows: 'Es la de tu navegador.',
  change: 'Cambiar',
  tryAgain,
  timeZoneChangeLabel: 'Cambiar la zona horaria',
  timeZoneTitle: 'Zona horaria',
  timeZoneSearch: 'Buscar zonas horarias',
  timeZoneClear: 'Borrar la búsqueda',
  timeZoneList: 'Zonas horarias',
  followBrowser: (zone) => `Usar la zona horaria del navegador (${zone})`,
  timeZoneNone: (query) =>
    `Ninguna zona horaria coincide con «${query}». Prueba con el nombre de un país o de una ciudad grande.`,
  timeZoneSave: 'Guardar',
  timeZoneSaved: (zone) => `Tu zona horaria ahora es ${zone}`,
  timeZoneFailed: (detail) => `No se pudo guardar la zona horaria. ${detail}`,

  newWords: 'Palabras nuevas por día',
  newWordsHint: 'De 0 a 100. Con 0, solo repasas las palabras pendientes.',
  fewer: 'Menos palabras nuevas',
  more: 'Más palabras nuevas',
  sound: 'Sonido',
  soundHint: 'Reproduce cada palabra automáticamente en la práctica.',
  englishVariety: 'Pronunciación del inglés',
  englishVarieties: {
    'en-US': 'Estadounidense',
    'en-GB': 'Británica',
  },
  spanishVariety: 'Pronunciación del español',
  spanishVarieties: {
    'es-MX': 'Latinoamérica',
    'es-ES': 'España',
  },
  voice: (name) => `Voz para el ${name}`,
  voiceHint: 'Solo en este dispositivo.',
  voiceNone: (name) => `Este dispositivo no tiene ninguna voz para el ${name}.`,
  voiceAutomatic: 'Automática',
  voiceOurs: 'Voz de TopWords',
  voiceOffline: 'funciona sin conexión',
  voiceSample: (name) => `Escuchar la voz para el ${name}`,
  slow: 'Audio lento',
  slowHint: 'Reproduce todos los sonidos despacio en este dispositivo.',
  stress: 'Acentos en las palabras rusas',
  stressHint: 'Muestra dónde recae el acento: молоко́.',
  saveFailed: (detail) => `No se pudo guardar el cambio. ${detail ?? tryAgain}`,
  timeZoneUnknown: 'No se pudo cargar la zona horaria',
  practiceFailed: 'No se pudo cargar la configuración de la práctica',
  unreachable: 'Revisa tu conexión e inténtalo de nuevo.',
  cancel: 'Cancelar',
};
