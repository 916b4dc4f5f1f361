import type { Texts } from '../en/en.ts';

/** Texts of the reminder. */
export const reminder: Texts['reminder'] = {
  label: 'Recordatorio',
  ways: (hasDevice) =>
    hasDevice ? 'Con una notificación o en tu calendario.' : 'En tu calendario.',
  hints: {
    ready: 'Solo cuando hay palabras por repasar, y una vez al día como máximo.',
    unconfirmed: 'Para recibirlo también por correo, confirma tu correo en Seguridad.',
    unavailable: 'Este sitio no puede enviar correos.',
  },
  off: 'Desactivado',
  byMail: 'Por correo',
  byMailHint:
    'Dice cuántas palabras estás empezando a olvidar. Cada correo trae un enlace para desactivar los recordatorios.',
  calendar: 'Calendario',
  calendarHint: 'Un evento diario a la misma hora.',
  add: 'Agregar al calendario',
  saved: (time) => `Hora del recordatorio: ${time}`,
  savedOff: 'Los recordatorios están desactivados',
  failed: (detail) => `No se pudo guardar el recordatorio. ${detail}`,
  unknown: 'No se pudo cargar el recordatorio',

  calendarHeading: 'Agregar a tu calendario',
  calendarExplained: (time) =>
    `Un evento diario (${time}) con enlaces para practicar y para desactivar los recordatorios. Si cambias la hora aquí, el evento también cambia.`,
  open: 'Abrir en mi calendario',
  address: 'Dirección del calendario',
  addressHint:
    'Para Google Calendar y otros: agrega un calendario «desde URL». No la compartas con nadie.',
  copy: 'Copiar la dirección',
  copied: 'Dirección copiada',
  copyFailed: 'No se pudo copiar la dirección. Selecciónala y cópiala tú.',
  renew: 'Cambiar la dirección',
  renewed: 'El calendario tiene una dirección nueva. La anterior ya no funciona.',
  download: 'Descargar un archivo',
  downloadHint: 'No se actualiza: si después cambias la hora, borra tú su evento.',
  close: 'Listo',
};
