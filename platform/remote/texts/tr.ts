import type { Register, Region } from '../../contracts/index.ts';
import { formatDay, formatPercent, plural } from '../../i18n/index.ts';
import type { RemoteTexts } from './en.ts';

const language = 'tr';

const registers: Record<Register, string> = {
  formal: 'resmî',
  informal: 'samimi',
  rude: 'kaba',
  dated: 'eskimiş',
};

const regions: Record<Region, string> = {
  GB: 'Birleşik Krallık',
  US: 'ABD',
  ES: 'İspanya',
  MX: 'Meksika',
  AR: 'Arjantin',
  LatAm: 'Latin Amerika',
};

/** The texts that every remote shares, in Turkish. */
export const tr: RemoteTexts = {
  back: 'Geri',
  loading: 'Yükleniyor',
  retry: 'Yeniden dene',
  audioFailed: 'Ses çalınamadı. Lütfen yeniden deneyin.',
  listenSlowly: (text) => (text === '' ? 'Yavaş dinle' : `Yavaş dinle: ${text}`),
  registers,
  regions,

  forecast: {
    days: 'Günlere göre bekleyen kartlar',
    day: (date, count, isToday) => {
      const day = formatDay(language, date, { weekday: 'long', day: 'numeric', month: 'long' });
      const due = count === 0 ? 'kart yok' : plural(language, count, { other: '# kart' });
      return `${isToday ? `Bugün, ${day}` : day}: ${due}`;
    },
    weekday: (date) => formatDay(language, date, { weekday: 'narrow' }),
    shortCount: (count) => new Intl.NumberFormat(language, { notation: 'compact' }).format(count),
  },

  understanding: {
    percent: (share) => formatPercent(language, share),
    line: (percent) => `Günlük metinlerin ${percent} kadarını anlıyorsunuz`,
    onTheirWay: (count) =>
      plural(language, count, {
        other: '# kelime yolda: bir hafta boyunca hatırlarsanız hesaba katılacak',
      }),
    known: (count) => plural(language, count, { other: 'Şimdiden # kelime biliyorsunuz' }),
    none: 'İlk kelimelerinizi öğrenin ve ne kadarını anladığınızı görün',
  },
};
