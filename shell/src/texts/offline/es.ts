import { plural } from '@topwords/platform/i18n';
import type { OfflineTexts } from './en.ts';

export const es: OfflineTexts = {
  offline:
    'Estás sin conexión. Tus palabras y la práctica funcionan; lo que hagas se guarda y se envía después. La búsqueda, el traductor y el tutor esperan a la conexión.',
  waiting: (count) =>
    plural('es', count, {
      one: '# cambio espera a la conexión',
      other: '# cambios esperan a la conexión',
    }),
};
