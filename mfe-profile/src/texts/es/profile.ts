import type { Texts } from '../en/en.ts';
import { formatTime, number } from './formats.ts';

/** Texts on the learner's identity and sign-out. */
export const profile: Texts['profile'] = {
  title: 'Perfil',
  anonymous: 'Amante de los idiomas',
  freeMember: 'Cuenta gratuita',
  premiumMember: 'Cuenta Premium',
  figures: 'Tus estadísticas',
  wordsLearned: 'Palabras aprendidas',
  daysRegistered: 'Días en TopWords',
  memberSince: 'Miembro desde',
  figure: number,
  month: (time) => formatTime(time, { month: 'short', year: 'numeric' }),
  failed: 'No se pudieron cargar las estadísticas',
  error: 'Ocurrió un error al obtener las estadísticas',

  logout: 'Cerrar sesión',
  confirmLogout: '¿Cerrar sesión en TopWords?',
  logoutExplained: 'Tus palabras y tu progreso se quedan en tu cuenta.',
  version: (version) => `Versión ${version}`,
};
