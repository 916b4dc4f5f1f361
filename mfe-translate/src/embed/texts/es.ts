import type { TranslationQuality } from '@topwords/platform/contracts';
import { formatNumber, plural } from '@topwords/platform/i18n';
import type { EmbedTexts } from './index.ts';

const language = 'es';

const qualities: Record<TranslationQuality, (engine: string) => string> = {
  bank: (engine) => `Del ${engine}`,
  machine: (engine) => `Traducido por ${engine}`,
  approximate: (engine) => `Del ${engine}, palabra por palabra`,
};

const engines = new Map(
  Object.entries({
    bank: 'diccionario TopWords',
    gloss: 'diccionario TopWords',
    libretranslate: 'LibreTranslate',
  }),
);

/** Spanish. */
export const es: EmbedTexts = {
  panes: {
    retry: 'Reintentar',
    translate: {
      from: 'De',
      to: 'A',
      sideSpoken: (side, name) => `${side}: ${name}`,
      detect: 'Detectar idioma',
      detectShort: 'Detectar',
      fromDetected: 'De – detectado',
      swap: 'Intercambiar idiomas',
      swapUnknown: 'Intercambiar idiomas: aún no se conoce el idioma',
      picker: {
        fromTitle: 'Traducir de',
        toTitle: 'Traducir a',
        search: 'Buscar idiomas...',
        none: 'Ningún idioma encontrado',
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
      count: (length, maximum) =>
        `${formatNumber(language, length)} / ${formatNumber(language, maximum)}`,
      countSpoken: (length, maximum) =>
        `${formatNumber(language, length)} de ${formatNumber(language, maximum)} caracteres`,
      cut: (maximum) =>
        `El texto era demasiado largo: aquí están solo sus primeros ${formatNumber(language, maximum)} caracteres.`,
      atLimit: (maximum) => `Es el límite de ${formatNumber(language, maximum)} caracteres.`,
      clear: 'Borrar',
      clearAgain: 'Pulsa Escape otra vez para borrar el texto',
      cleared: 'Borrado',
      translate: 'Traducir',
      result: 'Traducción',
      empty: 'La traducción aparece aquí',
      emptyHint: 'Escribe en el otro lado para empezar.',
      loading: 'Traduciendo',
      translated: (name) => `Traducido a: ${name}`,
      translatedText: (name, text) => `Traducido a: ${name}: ${text}`,
      failed: 'No se pudo traducir el texto',
      offline: 'No tienes conexión',
      offlineAdvice: 'Comprueba tu conexión y vuelve a intentarlo.',
      unsupported: (from, to) => `Aquí no se puede traducir de ${from} a ${to}`,
      unsupportedInto: (to) => `Aquí no se puede traducir a ${to}`,
      unsupportedAdvice: 'Elige otro idioma.',
      approximate: 'Palabra por palabra – aproximada',
      approximateHint: 'Ningún motor traduce este texto: cada palabra va con su significado.',
      gloss: 'Palabra por palabra',
      showGloss: 'Mostrar cada palabra con su significado',
      glossUnknown: 'sin traducción',
      engine: (quality, engine) => qualities[quality](engines.get(engine.toLowerCase()) ?? engine),
      alternatives: 'Otras traducciones',
      takeAlternative: (text) => `Usar «${text}» como traducción`,
      listenSource: 'Escuchar el texto',
      listenResult: 'Escuchar la traducción',
      unvoiced: (name) => `${name}: aquí no se puede leer en voz alta`,
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
  },
  widget: {
    title: 'Traductor',
    poweredBy: 'Con tecnología de TopWords',
    newWindow: 'se abre en una ventana nueva',
    audioFailed: 'No se pudo reproducir el sonido.',
    problems: {
      partner_key_unknown: 'El traductor de esta página no está configurado.',
      partner_key_expired: 'El traductor de esta página está fuera de servicio.',
      partner_origin_refused: 'El traductor no se puede usar en esta página.',
      partner_quota_reached:
        'El traductor ha llegado a su límite por ahora. Inténtalo de nuevo más tarde.',
      partner_language_refused: 'Este idioma no se ofrece en esta página.',
      languages_equal: 'Los dos idiomas son iguales. Elige otro.',
      language_undetected: 'No se pudo saber el idioma. Elígelo tú.',
      pair_unsupported: 'Estos dos idiomas no se pueden traducir aquí. Elige otro.',
      translation_unavailable: 'El traductor está ocupado. Inténtalo de nuevo en un momento.',
      too_many_attempts: 'Demasiado de una vez. Inténtalo de nuevo en un momento.',
      no_response: 'No hubo respuesta. Comprueba tu conexión y vuelve a intentarlo.',
    },
    unknownProblem: 'Algo salió mal. Inténtalo de nuevo.',
    signInToSave: 'Inicia sesión en TopWords para guardar traducciones.',
    signInBlocked:
      'No se pudo abrir la ventana para iniciar sesión. Permite las ventanas de esta página.',
  },
};
