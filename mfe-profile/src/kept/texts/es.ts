import type { KeptTexts } from './en.ts';

export const es: KeptTexts = {
  label: 'Guardado en este dispositivo',
  hint: (used, maximum) => `${used} de ${maximum} MB, para usarlo sin conexión`,
  erase: 'Borrar',
  erased: 'Borrado. Se volverá a guardar a medida que uses TopWords.',
};
