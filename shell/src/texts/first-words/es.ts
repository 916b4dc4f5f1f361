import { nameInLanguage, plural } from '@topwords/platform/i18n';
import type { FirstWordsTexts } from './en.ts';

const words = (count: number) => plural('es', count, { one: '# palabra', other: '# palabras' });

/** The texts of a visitor's first words, in Spanish. */
export const es: FirstWordsTexts = {
  title: 'Tus primeras palabras',
  choose: {
    heading: 'Cinco palabras, una oración, un minuto',
    speak: 'Hablo',
    learn: 'Quiero aprender',
    goOn: 'Sigue donde lo dejaste',
  },
  step: {
    leave: 'Volver al inicio',
    goOn: 'Seguir',
    tap: 'Toca para seguir',
    listen: (text) => `Escuchar ${text}`,
    tapToListen: 'Toca para escuchar',
    noSound: 'El sonido no está disponible en este momento',
    progress: (met, count) => `${met} de ${words(count)} repasadas`,
    ask: '¿Qué significa?',
    choices: 'Respuestas',
    right: '¡Muy bien!',
    wrong: 'Casi.',
    means: (form, gloss) => `${form}: ${gloss}`,
    rightChoice: 'respuesta correcta',
    yourChoice: 'tu respuesta',
    sentence: 'Las cinco juntas',
  },
  end: {
    understood: 'Ya entiendes una oración completa',
    more: (count) => `Ya son ${words(count)}`,
    over: 'Tus palabras te esperan',
    keep: 'Guardar mi progreso',
    explained: 'Crea una cuenta gratis y todo lo que aprendiste aquí pasará a ella.',
    overExplained:
      'Ya probaste TopWords durante un día. Crea una cuenta gratis y todo lo que aprendiste pasará a ella.',
    five: 'Cinco palabras más',
    words: 'Tus palabras',
  },
  failed: {
    heading: 'No se pudieron cargar las palabras',
    advice: 'Revisa tu conexión e inténtalo de nuevo.',
  },
  takeOver: {
    kept: (count) =>
      plural('es', count, {
        one: 'Tu palabra se agregó a tu cuenta',
        other: 'Tus # palabras se agregaron a tu cuenta',
      }),
    isNative: (code) =>
      `El idioma nativo de esta cuenta es el ${nameInLanguage('es', code)}, así que no se agregaron las palabras que probaste`,
  },
};
