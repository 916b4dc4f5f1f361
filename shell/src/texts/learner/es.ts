import type { LearnerTexts } from './en.ts';

/** Texts that only learners see, in Spanish. */
export const es: LearnerTexts = {
  update: {
    ready: 'Actualización lista',
    explained: 'Recarga cuando quieras.',
    reload: 'Recargar',
    later: 'Ahora no',
  },

  console: 'Consola',

  override: {
    region: 'Sustitución de desarrollador',
    running: (remote, host) => `${remote} desde ${host}`,
    end: 'Desactivar',
    endFailed: 'No se pudo desactivar la sustitución. Revisa tu conexión e inténtalo de nuevo.',
  },
};
