import { enDeveloper } from './en-developer.ts';
import { enPartners } from './en-partners.ts';
import { enReleases } from './en-releases.ts';

/** All texts of the console in English. */
export const en = {
  title: 'Console',
  loading: 'Loading',
  retry: 'Retry',
  advice: 'Check your connection and try again.',
  pages: { releases: 'Releases', partners: 'Partners', developer: 'Developer' },
  access: {
    failed: 'Couldn’t check what your account may do',
    home: 'Go to the home page',
    releases: 'Go to the console',
    none: {
      title: 'The console is not for your account',
      text: 'It needs the role of a developer or an operator. Ask the people who run this TopWords.',
    },
    missing: {
      releases: {
        title: 'Releases are not for your account',
        text: 'They need a role, or a remote of your own.',
      },
      partners: {
        title: 'Partners are not for your account',
        text: 'For this your account needs the operator role: npm run accounts -- grant <your email> operator',
      },
      developer: {
        title: 'This page is not for your account',
        text: 'For this your account needs the developer role: npm run accounts -- grant <your email> developer',
      },
    },
  },
  releases: enReleases,
  partners: enPartners,
  developer: enDeveloper,
};

/** The shape of the texts, the same in each interface language. */
export type Texts = typeof en;
