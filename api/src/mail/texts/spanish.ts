import type { MailTexts } from './mail-texts.ts';
import { plural } from './plural.ts';

export const spanish: MailTexts = {
  greeting: (name) => `Hola, ${name}:`,
  mails: {
    'password-changed': {
      subject: 'Se cambió tu contraseña',
      paragraphs: [
        'Se acaba de cambiar la contraseña de tu cuenta de TopWords y se cerró la sesión en los demás navegadores.',
        'Si fuiste tú, no tienes que hacer nada. Si no, puede que otra persona tenga acceso a tu cuenta: elige «¿Olvidaste tu contraseña?» en la página de inicio de sesión y crea enseguida una contraseña nueva.',
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
    'address-confirmation': {
      subject: 'Confirma tu correo',
      paragraphs: [
        'Esta dirección se usó para una cuenta de TopWords. Si fuiste tú, confirma que es tuya: así nadie más podrá quedarse con ella y siempre podrás recuperar tu cuenta.',
      ],
      link: {
        label: 'Confirmar mi correo',
        below: [
          'El enlace y el código sirven una sola vez, durante 24 horas y con la sesión iniciada.',
          'Si no fuiste tú, abre el enlace y elige «Yo no creé esta cuenta»: la cuenta perderá tu dirección. No le des el código a nadie.',
        ],
      },
    },
    'address-departure': {
      subject: 'Pidieron otro correo para tu cuenta',
      paragraphs: [
        'Alguien que puede iniciar sesión en tu cuenta de TopWords pidió cambiarle el correo. El cambio no se hará hasta que lo aceptes:',
      ],
      link: {
        label: 'Ver el cambio',
        below: [
          'El enlace sirve una sola vez y durante 24 horas. Si no haces nada, tu correo no cambia.',
          'Si no fuiste tú, puede que otra persona tenga acceso a tu cuenta: cambia enseguida la contraseña.',
        ],
      },
    },
    'address-changed': {
      subject: 'Tu cuenta tiene otro correo',
      paragraphs: [
        'Como aceptaste, tu cuenta de TopWords ahora tiene otro correo. Inicia sesión con el nuevo; esta dirección ya no pertenece a la cuenta.',
      ],
    },
    invitation: {
      subject: 'Te invitaron a TopWords',
      paragraphs: [
        'Te invitaron a crear una cuenta en TopWords, donde se aprenden las palabras más comunes del inglés, el español, el ruso y el turco. Este enlace lleva a la página:',
      ],
      link: {
        label: 'Crear mi cuenta',
        below: [
          'La invitación vale durante 30 días, una sola vez y solo para esta dirección.',
          'Si no quieres una cuenta, puedes ignorar este mensaje.',
        ],
      },
      footer: 'Recibes este mensaje porque quien administra este sitio indicó tu dirección.',
    },
    'new-device': {
      subject: 'Inicio de sesión en un navegador nuevo',
      paragraphs: [
        'Alguien inició sesión en tu cuenta de TopWords en un navegador que nunca se había usado para ella:',
        'Si fuiste tú, no tienes que hacer nada. Si no, cambia enseguida tu contraseña: así se cierra la sesión en los demás navegadores.',
      ],
    },
  },
  reminder: ({ due, minutes }) => ({
    subject: plural('es', due, {
      one: '# palabra se te está olvidando',
      other: '# palabras se te están olvidando',
    }),
    paragraphs: [
      plural('es', due, {
        one: '# palabra empieza a borrarse de tu memoria. Un repaso corto la trae de vuelta.',
        other: '# palabras empiezan a borrarse de tu memoria. Un repaso corto las trae de vuelta.',
      }),
      plural('es', minutes, {
        one: 'Toma más o menos un minuto.',
        other: 'Toma unos # minutos.',
      }),
    ],
    link: { label: 'Practicar', below: ['¿Hoy no tienes tiempo? No pasa nada, te esperan.'] },
    footer: 'Recibes este mensaje porque activaste un recordatorio en tu perfil de TopWords.',
  }),
  stop: 'Desactivar los recordatorios',
  facts: ({ device, network, time }) =>
    `${device ?? 'Navegador desconocido'} · ${network ?? 'red desconocida'} · ${time}`,
  orCode: 'O escribe este código en la página:',
  footer: 'Recibes este mensaje porque tienes una cuenta en TopWords.',
};
