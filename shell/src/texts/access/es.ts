import type { AccessTexts } from './en.ts';

/** The texts about access to accounts, in Spanish. */
export const es: AccessTexts = {
  ask: {
    heading: '¿Olvidaste tu contraseña?',
    explanation:
      'Escribe el correo de tu cuenta. Te enviaremos un enlace para crear una contraseña nueva.',
    submit: 'Enviar el enlace',
    sent: 'Revisa tu correo',
    sentTo: (email) =>
      `Si existe una cuenta con el correo ${email}, te enviamos un mensaje con un enlace. El enlace sirve una sola vez y durante 30 minutos.`,
    missing:
      '¿No llega el mensaje después de unos minutos? Revisa la carpeta de spam o prueba con otro correo.',
    outbox:
      'Este sitio aún no puede enviar correos. Quien lo administra encuentra el mensaje en la bandeja de salida.',
    toOutbox: 'Abrir la bandeja de salida',
    again: 'Probar con otro correo',
  },
  reset: {
    heading: 'Crea una contraseña nueva',
    password: 'Contraseña nueva',
    submit: 'Guardar la contraseña',
    explanation:
      'Se cerrará tu sesión en todas partes y la iniciarás de nuevo con la contraseña nueva.',
    done: 'Contraseña cambiada',
    doneExplained: 'Inicia sesión con la contraseña nueva.',
    toAsk: 'Pedir un enlace nuevo',
    whose: (date) =>
      `Con este correo se creó una cuenta (${date}), pero nadie confirmó el correo. ¿Es tuya?`,
    mine: 'Sí, es mía',
    mineExplained: 'Conservas tus palabras y tu progreso.',
    other: 'No, yo no la creé',
    otherExplained: 'Tendrás una cuenta vacía. La otra ya no usará tu correo.',
  },
  confirm: {
    heading: 'Confirma tu correo',
    explanation: (username) => `Iniciaste sesión como ${username}.`,
    signInFirst: 'Inicia sesión en tu cuenta para confirmar tu correo.',
    submit: 'Confirmar mi correo',
    done: 'Listo',
    confirmed: 'Tu correo está confirmado',
    further: (email) => `Confirmado. Ahora abre el enlace que enviamos a ${email}`,
    disowned: 'Gracias. La cuenta ya no tiene tu correo',
    notMineExplained: '¿Nunca creaste una cuenta aquí o no pediste este mensaje?',
    notMine: 'Yo no creé esta cuenta',
  },
  leave: {
    heading: 'Cambia el correo de tu cuenta',
    explanation:
      'Si aceptas, tu cuenta pasará al otro correo que indicaste. Este dejará de estar asociado a ella.',
    submit: 'Aceptar el cambio',
    agreed: 'Aceptado. El correo cambiará en cuanto se confirme el nuevo',
    changed: 'Se cambió el correo de tu cuenta',
    notMe: '¿No lo pediste? Cierra esta página y cambia tu contraseña enseguida.',
  },
  incomplete: {
    heading: 'Este enlace está incompleto',
    explanation: 'Abre de nuevo el enlace del mensaje o pide uno nuevo.',
  },
  reminders: {
    headings: {
      off: 'Recordatorios desactivados',
      on: 'Recordatorios activados',
      unknown: 'Recordatorios',
    },
    pending: 'Desactivando los recordatorios…',
    done: {
      off: 'Ya no recibirás más. Si están en tu calendario, desaparecerán cuando se actualice.',
      on: 'Volverás a recibirlos a tu hora, solo cuando haya palabras por repasar.',
    },
    turn: { off: 'Activar de nuevo', on: 'Desactivar' },
    again: 'Intentar de nuevo',
    incomplete:
      'Abre otra vez el enlace del correo o de tu calendario. También puedes desactivar los recordatorios en tu perfil.',
  },
  toStart: 'Ir a TopWords',
  claim: {
    notMineExplained: (madeAt) =>
      `La cuenta se creó el ${new Date(madeAt).toLocaleDateString('es', { dateStyle: 'long' })} y el correo nunca se confirmó. Si no fuiste tú, empieza con una cuenta propia; la otra ya no usará tu correo.`,
    notMine: 'Yo no creé esta cuenta',
  },
  toSignIn: 'Volver al inicio de sesión',
  unreachable: 'No se pudo completar. Revisa tu conexión e inténtalo de nuevo.',
  passkey: {
    signIn: 'Iniciar sesión con llave de acceso',
    pending: 'Esperando tu llave de acceso…',
    unavailable: 'Este navegador no admite llaves de acceso. Inicia sesión con tu contraseña.',
  },
  secondStep: {
    heading: 'Un paso más',
    explanations: {
      app: 'Escribe los seis dígitos que tu app muestra ahora.',
      passkey:
        'Usa una llave de acceso de tu cuenta: tu huella, tu rostro, un PIN o una llave de seguridad.',
      recovery_code:
        'Escribe uno de los códigos de recuperación que guardaste. Sirve una sola vez.',
    },
    fields: { app: 'Código', recovery_code: 'Código de recuperación' },
    faults: {
      app: 'Escribe los seis dígitos que muestra la app',
      recovery_code: 'Escribe un código de recuperación',
    },
    submit: {
      app: 'Iniciar sesión',
      passkey: 'Usar una llave de acceso',
      recovery_code: 'Iniciar sesión',
    },
    others: {
      app: 'Usar el código de una app',
      passkey: 'Usar una llave de acceso',
      recovery_code: 'Usar un código de recuperación',
    },
    cancel: 'Volver al inicio de sesión',
  },
};
