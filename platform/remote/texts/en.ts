import { formatDay, plural } from '../../i18n/index.ts';

const language = 'en';

/** The texts that every remote shares, in English. */
export const en = {
  back: 'Back',
  loading: 'Loading',
  retry: 'Try again',
  audioFailed: 'Could not play audio. Please try again.',

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
};

export type RemoteTexts = typeof en;
