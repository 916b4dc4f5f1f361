import type { DeviceTexts } from './en.ts';

/** Texts of reminders on this device, in Spanish. */
export const es: DeviceTexts = {
  label: 'En este dispositivo',
  hint: 'Una notificación a esta hora. Con un toque en ella desactivas los recordatorios.',
  asking: 'Tu navegador te está preguntando…',
  unsupported: 'Este navegador no puede mostrar recordatorios.',
  install:
    'En iPhone y iPad, agrega primero TopWords a la pantalla de inicio: Compartir y luego «Agregar a inicio». Ábrelo desde ahí y vuelve aquí.',
  blocked:
    'Las notificaciones de este sitio están bloqueadas. Permítelas en tu navegador: toca el icono junto a la dirección y luego «Notificaciones».',
  on: 'Este dispositivo te recordará',
  off: 'Este dispositivo ya no te recuerda',
  failed: (detail) => `No se pudo cambiar. ${detail}`,
  reasons: {
    dismissed:
      'Todavía no has permitido las notificaciones. Toca el interruptor para que te pregunte de nuevo.',
    notReady:
      'Esta página aún no está lista o la ventana es privada. Inténtalo de nuevo en un momento.',
    service:
      'Tu navegador no pudo conectarse con su servicio de notificaciones. Inténtalo más tarde.',
    other: 'Inténtalo de nuevo.',
  },
};
