import type { MailTexts } from './mail-texts.ts';

export const spanish: MailTexts = {
  greeting: (name) => `Hola, ${name}:`,
  mails: {
    'password-changed': {
      subject: 'Se cambió tu contraseña',
      paragraphs: [
        'Se acaba de cambiar la contraseña de tu cuenta de TopWords y se cerró la sesión en los demás navegadores.',
        'Si fuiste tú, no tienes que hacer nada. Si no, otra persona tiene acceso a tu cuenta: escríbenos enseguida.',
      ],
    },
  },
  footer: 'Recibes este mensaje porque tienes una cuenta en TopWords.',
};
