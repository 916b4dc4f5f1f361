import type { Register, Region } from '../../contracts/index.ts';
import { formatDay, formatPercent, plural } from '../../i18n/index.ts';
import type { RemoteTexts } from './en.ts';

const language = 'ru';

const registers: Record<Register, string> = {
  formal: 'официальное',
  informal: 'разговорное',
  rude: 'грубое',
  dated: 'устаревшее',
};

const regions: Record<Region, string> = {
  GB: 'Великобритания',
  US: 'США',
  ES: 'Испания',
  MX: 'Мексика',
  AR: 'Аргентина',
  LatAm: 'Латинская Америка',
};

/** The texts that every remote shares, in Russian. */
export const ru: RemoteTexts = {
  back: 'Назад',
  loading: 'Загрузка',
  retry: 'Повторить',
  audioFailed: 'Не удалось воспроизвести звук. Попробуйте ещё раз.',
  listenSlowly: (text) => (text === '' ? 'Прослушать медленно' : `Прослушать медленно: ${text}`),
  registers,
  regions,

  forecast: {
    days: 'Карточки к повторению по дням',
    day: (date, count, isToday) => {
      const day = formatDay(language, date, { weekday: 'long', day: 'numeric', month: 'long' });
      const due =
        count === 0
          ? 'нет карточек'
          : plural(language, count, {
              one: '# карточка',
              few: '# карточки',
              many: '# карточек',
              other: '# карточки',
            });
      return `${isToday ? `Сегодня, ${day}` : day}: ${due}`;
    },
    weekday: (date) => formatDay(language, date, { weekday: 'short' }),
    shortCount: (count) => new Intl.NumberFormat(language, { notation: 'compact' }).format(count),
  },

  understanding: {
    percent: (share) => formatPercent(language, share),
    line: (percent) => `Вы понимаете ${percent} слов в обычных текстах`,
    onTheirWay: (count) =>
      plural(language, count, {
        one: '# слово на подходе: оно войдёт в счёт, когда вы будете помнить его неделю',
        few: '# слова на подходе: они войдут в счёт, когда вы будете помнить их неделю',
        many: '# слов на подходе: они войдут в счёт, когда вы будете помнить их неделю',
        other: '# слова на подходе: они войдут в счёт, когда вы будете помнить их неделю',
      }),
    known: (count) =>
      plural(language, count, {
        one: 'Вы уже знаете # слово',
        few: 'Вы уже знаете # слова',
        many: 'Вы уже знаете # слов',
        other: 'Вы уже знаете # слова',
      }),
    none: 'Выучите первые слова, и станет видно, сколько вы понимаете',
  },
};
