import type { Texts } from '../en/en.ts';
import { formatTime, number } from './formats.ts';

/** Texts on the learner's identity and sign-out. */
export const profile: Texts['profile'] = {
  title: 'Profil',
  anonymous: 'Dil kâşifi',
  freeMember: 'Ücretsiz üye',
  premiumMember: 'Premium üye',
  figures: 'İstatistikleriniz',
  wordsLearned: 'Öğrenilen kelime',
  daysRegistered: 'Üyelik günü',
  memberSince: 'Üyelik başlangıcı',
  figure: number,
  month: (time) => formatTime(time, { month: 'short', year: 'numeric' }),
  failed: 'İstatistikler yüklenemedi',
  error: 'İstatistikler alınırken bir hata oluştu',

  logout: 'Oturumu kapat',
  confirmLogout: 'TopWords oturumunuz kapatılsın mı?',
  logoutExplained: 'Kelimeleriniz ve ilerlemeniz hesabınızda kalır.',
  version: (version) => `Sürüm: ${version}`,
};
