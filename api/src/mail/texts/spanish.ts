import type { MailTexts } from './mail-texts.ts';

export const spanish: MailTexts = {
  greeting: (name) => `Hola, ${name}:`,
  mails: {
    'password-changed': {
      subject: 'Se cambió tu contraseña',
      paragraphs: [
        'Se acaba de cambiar la contraseña de tu cuenta de TopWords y se cerró la sesión en los demás navegadores.',
        'Si fuiste tú, no tienes que hacer nada. Si no, puede que otra persona tenga acceso a tu cuenta: elige «Forgot password?» en la página de inicio de sesión y crea enseguida una contraseña nueva.',
      ],
    },
    'password-reset': {
      subject: 'Crea una contraseña nueva',
      paragraphs: [
        'Alguien, probablemente tú, pidió una contraseña nueva para tu cuenta de TopWords. Este enlace lleva a la página donde puedes crearla:',
      ],
      link: {
        label: 'Crear una contraseña nueva',
        below: [
          'El enlace sirve una sola vez y durante 30 minutos. Al crear una contraseña nueva se cierra la sesión en todas partes.',
          'Si no la pediste, no hagas nada: tu contraseña no cambia.',
        ],
      },
    },
  },
  footer: 'Recibes este mensaje porque tienes una cuenta en TopWords.',
};
