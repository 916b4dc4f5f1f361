import { formatNumber, plural } from '../../../i18n/index.ts';
import { describeFault, type FaultWords } from './describe-fault.ts';
import type { ErrorTexts } from './error-texts.ts';

const language = 'es';

function waitOf(seconds: number | undefined): string {
  if (seconds === undefined) return 'más tarde';
  if (seconds <= 5) return 'en un momento';
  if (seconds < 60) return `en ${Math.ceil(seconds)} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60
    ? plural(language, minutes, { one: 'en # minuto', other: 'en # minutos' })
    : plural(language, Math.ceil(minutes / 60), { one: 'en # hora', other: 'en # horas' });
}

const faultWords: FaultWords = {
  fields: {
    native: 'Idioma nativo',
    username: 'Nombre de usuario',
    email: 'Correo',
    password: 'Contraseña',
    name: 'Nombre',
    description: 'Descripción',
    text: 'Texto',
    question: 'Pregunta',
    comment: 'Comentario',
    query: 'Búsqueda',
    code: 'Código',
    time_zone: 'Zona horaria',
  },
  problems: {
    required: 'falta escribirlo',
    too_short: (limit) =>
      plural(language, limit, { one: 'al menos # carácter', other: 'al menos # caracteres' }),
    too_long: (limit) =>
      plural(language, limit, {
        one: 'como máximo # carácter',
        other: 'como máximo # caracteres',
      }),
    too_small: (limit) => `al menos ${formatNumber(language, limit)}`,
    too_big: (limit) => `como máximo ${formatNumber(language, limit)}`,
    invalid: 'revisa lo que escribiste',
    unknown: 'elige uno de la lista',
    password_is_name: 'es un nombre que otros conocen. Elige otra.',
    password_is_common: 'es una de las más comunes. Elige otra.',
    password_is_breached: 'apareció en una filtración de datos. Elige otra.',
    nothing_to_say: 'no tiene nada que leer en voz alta',
  },
  other: 'Revisa lo que escribiste e inténtalo de nuevo.',
};

/** What errors of the API mean, in Spanish. */
export const es: ErrorTexts = {
  address_proof_invalid:
    'Este enlace o código no es correcto o ya no sirve. Usa el del mensaje más reciente o pide otro.',
  google_state_invalid:
    'Este inicio de sesión empezó en otro lugar, venció o ya terminó. Empieza de nuevo.',
  language_undetected: 'No se pudo detectar el idioma del texto. Elígelo o escribe un poco más.',
  language_unvoiced: 'Este idioma no se puede leer en voz alta aquí',
  languages_equal: 'Los dos idiomas deben ser distintos',
  pair_unsupported: 'La traducción entre estos idiomas no está disponible aquí',
  passkey_refused: 'No se pudo usar esta llave de acceso. Inténtalo de nuevo o usa otra.',
  reminder_link_invalid:
    'Este enlace está incompleto o su cuenta ya no existe. Cópialo entero o usa tu perfil.',
  reminder_mail_unavailable:
    'Aquí no podemos enviarte correos todavía. Puedes agregar el recordatorio a tu calendario.',
  reminder_off: 'Inicia sesión y activa los recordatorios en tu perfil',
  reminder_push_unavailable:
    'Este sitio no puede mostrar recordatorios en dispositivos. Puedes agregar el recordatorio a tu calendario.',
  reset_invalid: 'Este enlace ya se usó o venció. Pide uno nuevo.',
  second_step_expired: 'Pasó demasiado tiempo. Inicia sesión de nuevo.',
  validation_failed: (error) => describeFault(faultWords, error),
  credentials_wrong: 'Correo o contraseña incorrectos',
  google_refused:
    'Google no aceptó este inicio de sesión, o tu cuenta está conectada a otra cuenta de Google',
  refresh_invalid: 'Tu sesión terminó. Inicia sesión de nuevo.',
  second_step_required: 'Completa el segundo paso para iniciar sesión',
  token_expired: 'Tu sesión venció. Inicia sesión de nuevo.',
  token_invalid: 'Tu sesión terminó. Inicia sesión de nuevo.',
  token_missing: 'Primero inicia sesión',
  google_email_unverified:
    'Google no ha verificado el correo de esta cuenta. Verifícalo primero con Google.',
  origin_refused: 'No se permiten solicitudes desde esta página',
  account_disabled: 'Esta cuenta está cerrada. Pregunta a quienes administran este sitio.',
  password_wrong: 'La contraseña no es correcta',
  invitation_required:
    'Para crear una cuenta hace falta una invitación. Abre el enlace de tu invitación y usa el correo al que se envió.',
  proof_of_work_required:
    'Se están creando muchas cuentas desde tu red. La página debe hacer antes un breve cálculo.',
  proof_required: 'Confirma una vez más que eres tú y repite la acción',
  second_step_wrong: 'Este código no es correcto o ya se usó. Escribe el más reciente.',
  sign_up_closed: 'Por ahora no se puede crear una cuenta con este correo',
  sign_in_again: 'Inicia sesión con Google de nuevo y repite la acción',
  xsrf_refused: 'No se pudo verificar tu sesión. Recarga la página.',
  not_found: 'No hay nada en esta dirección',
  language_unknown: 'Idioma desconocido',
  passkey_unknown: 'Esta llave de acceso ya se quitó',
  word_unknown: 'Esta palabra no existe',
  card_unknown: 'Esta tarjeta no existe',
  category_unknown: 'Esta categoría ya no existe',
  favorite_unknown: 'Este favorito ya no existe',
  session_unknown: 'En ese navegador ya se cerró la sesión',
  text_unknown: 'El tutor integrado no conoce esta palabra o este texto',
  recording_unknown: 'Esta grabación no está disponible',
  account_unconfirmed: 'Indica si creaste la cuenta con este correo: nunca se confirmó',
  address_confirmed: 'Tu cuenta ya tiene este correo',
  category_is_default: 'La categoría predeterminada no se puede eliminar',
  category_limit_reached: 'Ya tienes el máximo de categorías. Elimina alguna primero.',
  category_name_taken: 'Ya tienes una categoría con este nombre',
  email_taken: 'Ya existe una cuenta con este correo',
  favorite_limit_reached: 'Ya tienes el máximo de favoritos. Quita algunos primero.',
  google_link_required:
    'Ya existe una cuenta con este correo. Escribe la contraseña de esa cuenta para conectar Google.',
  google_unconfigured: 'Aquí no se puede iniciar sesión con Google',
  language_is_native: 'Este es tu idioma nativo',
  language_not_learned: 'No estás aprendiendo este idioma. Agrégalo primero.',
  language_untaught:
    'El tutor integrado no conoce este idioma. Quien administra este sitio puede conectar un modelo de lenguaje que lo conozca.',
  native_missing: 'Elige tu idioma nativo antes de practicar',
  week_in_future: 'Esa semana aún no ha llegado',
  pair_limit_reached: 'Ya practicas el máximo de pares de palabras propios',
  passkey_limit_reached: 'Ya tienes el máximo de llaves de acceso. Quita alguna primero.',
  review_limit_reached: 'Esta tarjeta ya no admite más respuestas hoy. Practícala de nuevo mañana.',
  second_step_missing: 'Primero agrega una llave de acceso o una app',
  body_too_large: 'Lo que enviaste es demasiado grande',
  too_many_attempts: ({ retry_after_seconds: seconds }) =>
    `Demasiadas solicitudes por ahora. Inténtalo de nuevo ${waitOf(seconds)}.`,
  tutor_limit_reached: ({ retry_after_seconds: seconds }) =>
    `Alcanzaste el límite diario del tutor. Pregunta de nuevo ${waitOf(seconds)}.`,
  internal: 'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
  database_unavailable: 'El servicio no está disponible. Inténtalo de nuevo en un momento.',
  google_unavailable: 'No se pudo contactar a Google. Inténtalo de nuevo en un momento.',
  saving_unavailable: 'Por ahora no se puede guardar nada. Inténtalo de nuevo más tarde.',
  instance_stopping: 'El servicio se está reiniciando. Inténtalo de nuevo en un momento.',
  translation_unavailable:
    'El servicio de traducción no está disponible ahora. Inténtalo de nuevo en un momento.',
  tutor_unavailable:
    'El tutor no pudo responder ahora. Inténtalo de nuevo o pregunta de otra forma.',
  voice_unavailable: 'La voz no está disponible ahora. Inténtalo de nuevo en un momento.',
};
