import type { Texts } from '../en/en.ts';
import { formatTime, number } from './formats.ts';

/** Texts on the learner's identity and sign-out. */
export const profile: Texts['profile'] = {
  title: 'Профиль',
  anonymous: 'Полиглот',
  freeMember: 'Бесплатный аккаунт',
  premiumMember: 'Премиум-аккаунт',
  figures: 'Ваши показатели',
  wordsLearned: 'Выучено слов',
  daysRegistered: 'Дни с нами',
  memberSince: 'Регистрация',
  figure: number,
  month: (time) => formatTime(time, { month: 'short', year: 'numeric' }).replace(/\s*г\.$/u, ''),
  failed: 'Не удалось загрузить статистику',
  error: 'Проверьте подключение и попробуйте ещё раз.',

  logout: 'Выйти',
  confirmLogout: 'Выйти из TopWords?',
  logoutExplained: 'Слова и прогресс останутся в вашем аккаунте.',
  version: (version) => `Версия ${version}`,
};
