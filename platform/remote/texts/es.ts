import type { Register, Region } from '../../contracts/index.ts';
import { formatDay, formatPercent, plural } from '../../i18n/index.ts';
import type { RemoteTexts } from './en.ts';

const language = 'es';

const registers: Record<Register, string> = {
  formal: 'formal',
  informal: 'informal',
  rude: 'grosero',
  dated: 'anticuado',
};

const regions: Record<Region, string> = {
  GB: 'Reino Unido',
  US: 'EE. UU.',
  ES: 'España',
  MX: 'México',
  AR: 'Argentina',
  LatAm: 'Latinoamérica',
};

/** The texts that every remote shares, in Spanish. */
export const es: RemoteTexts = {
  back: 'Volver',
  loading: 'Cargando',
  retry: 'Reintentar',
  audioFailed: 'No se pudo reproducir el audio. Inténtalo de nuevo.',
  listenSlowly: (text) => (text === '' ? 'Escuchar despacio' : `Escuchar despacio: ${text}`),
  registers,
  regions,

  forecast: {
    days: 'Tarjetas pendientes de cada día',
    day: (date, count, isToday) => {
      const day = formatDay(language, date, { weekday: 'long', day: 'numeric', month: 'long' });
      const due =
        count === 0
          ? 'ninguna tarjeta'
          : plural(language, count, { one: '# tarjeta', other: '# tarjetas' });
      return `${isToday ? `Hoy, ${day}` : day}: ${due}`;
    },
    weekday: (date) => formatDay('es-419', date, { weekday: 'narrow' }),
    shortCount: (count) => new Intl.NumberFormat(language, { notation: 'compact' }).format(count),
  },

  understanding: {
    percent: (share) => formatPercent(language, share),
    line: (percent) => `Entiendes el ${percent} de los textos cotidianos`,
    onTheirWay: (count) =>
      plural(language, count, {
        one: '# palabra en camino: contará cuando la hayas recordado durante una semana',
        other: '# palabras en camino: contarán cuando las hayas recordado durante una semana',
      }),
    known: (count) =>
      plural(language, count, {
        one: 'Ya conoces # palabra',
        other: 'Ya conoces # palabras',
      }),
    none: 'Aprende tus primeras palabras y mira cuánto entiendes',
  },
};
