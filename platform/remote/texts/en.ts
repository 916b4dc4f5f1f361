import type { Register, Region } from '../../contracts/index.ts';
import { formatDay, formatPercent, plural } from '../../i18n/index.ts';

const language = 'en';

const registers: Record<Register, string> = {
  formal: 'formal',
  informal: 'informal',
  rude: 'rude',
  dated: 'dated',
};

const regions: Record<Region, string> = {
  GB: 'UK',
  US: 'US',
  ES: 'Spain',
  MX: 'Mexico',
  AR: 'Argentina',
  LatAm: 'Latin America',
};

/** The texts that every remote shares, in English. */
export const en = {
  back: 'Back',
  loading: 'Loading',
  retry: 'Try again',
  audioFailed: 'Could not play audio. Please try again.',
  listenSlowly: (text: string) => (text === '' ? 'Listen slowly' : `Listen slowly to ${text}`),
  registers,
  regions,

  forecast: {
    days: 'Cards due on each day',
    day: (date: string, count: number, isToday: boolean) => {
      const day = formatDay(language, date, { weekday: 'long', day: 'numeric', month: 'long' });
      const due =
        count === 0 ? 'no cards' : plural(language, count, { one: '# card', other: '# cards' });
      return `${isToday ? `Today, ${day}` : day}: ${due}`;
    },
    weekday: (date: string) => formatDay(language, date, { weekday: 'narrow' }),
    shortCount: (count: number) =>
      new Intl.NumberFormat(language, { notation: 'compact' }).format(count),
  },

  understanding: {
    percent: (share: number) => formatPercent(language, share),
    line: (percent: string) => `You understand ${percent} of everyday text`,
    onTheirWay: (count: number) =>
      plural(language, count, {
        one: '# word on its way: it counts once you have remembered it for a week',
        other: '# words on their way: they count once you have remembered them for a week',
      }),
    known: (count: number) =>
      plural(language, count, { one: 'You know # word so far', other: 'You know # words so far' }),
    none: 'Learn your first words and see how much you understand',
  },
};

export type RemoteTexts = typeof en;
