import { esPanes } from '../../texts/es/panes.ts';
import type { EmbedTexts } from './en.ts';

/** Spanish. */
export const es: EmbedTexts = {
  panes: {
    retry: esPanes.retry,
    translate: {
      ...esPanes.translate,
      emptyHint: 'Escribe en el otro lado para empezar.',
      unsupportedAdvice: 'Elige otro idioma.',
      offlineAdvice: 'Revisa tu conexión e inténtalo de nuevo.',
    },
  },
  widget: {
    title: 'Traductor',
    poweredBy: 'Con tecnología de TopWords',
    newWindow: 'se abre en una ventana nueva',
    audioFailed: 'No se pudo reproducir el audio.',
    problems: {
      partner_key_unknown: 'El traductor de esta página no está configurado.',
      partner_key_expired: 'El traductor de esta página está fuera de servicio.',
      partner_origin_refused: 'El traductor no se puede usar en esta página.',
      partner_quota_reached:
        'El traductor llegó a su límite por ahora. Inténtalo de nuevo más tarde.',
      partner_language_refused: 'Este idioma no se ofrece en esta página.',
      languages_equal: 'Los dos idiomas son iguales. Elige otro.',
      language_undetected: 'No se pudo detectar el idioma. Elígelo tú.',
      pair_unsupported: 'Estos dos idiomas no se pueden traducir aquí. Elige otro.',
      translation_unavailable: 'El traductor está ocupado. Inténtalo de nuevo en un momento.',
      too_many_attempts: 'Demasiadas solicitudes. Inténtalo de nuevo en un momento.',
      no_response: 'No hubo respuesta. Revisa tu conexión e inténtalo de nuevo.',
    },
    unknownProblem: 'Algo salió mal. Inténtalo de nuevo.',
    signInToSave: 'Inicia sesión en TopWords para guardar traducciones.',
    signInBlocked:
      'No se pudo abrir la ventana para iniciar sesión. Permite las ventanas emergentes en esta página.',
  },
};
