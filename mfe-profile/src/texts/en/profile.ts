import { formatTime, number } from './formats.ts';

/** Texts on the learner's identity and sign-out. */
export const profile = {
  title: 'Profile',
  anonymous: 'Language Explorer',
  freeMember: 'Free Member',
  premiumMember: 'Premium Member',
  figures: 'Your stats',
  wordsLearned: 'Words Learned',
  daysRegistered: 'Days Registered',
  memberSince: 'Member Since',
  figure: number,
  month: (time: string) => formatTime(time, { month: 'short', year: 'numeric' }),
  failed: 'Failed to load statistics',
  error: 'Error fetching statistics',

  logout: 'Logout',
  confirmLogout: 'Log out of TopWords?',
  logoutExplained: 'Your words and progress stay with your account.',
  version: (version: string) => `Version ${version}`,
};
