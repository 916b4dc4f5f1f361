import { plural } from '@topwords/platform/i18n';
import type { OfflineTexts } from './en.ts';

export const es: OfflineTexts = {
  offline:
    'Estás sin conexión. Las palabras y la práctica funcionan; la búsqueda, el traductor y el tutor necesitan conexión.',
  waiting: (count) =>
    plural('es', count, {
      one: '# cambio espera a la conexión',
      other: '# cambios esperan a la conexión',
    }),
};
