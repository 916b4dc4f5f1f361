import { formatDay, formatDays, formatMinutes, formatPercent } from '@topwords/platform/i18n';
import { counted, language, number } from '../../texts/wording/es.ts';
import type { WeekTexts } from './en.ts';

function goal(kind: 'words' | 'minutes', amount: number): string {
  if (kind === 'minutes') return formatMinutes(language, amount);
  return counted(amount, '# palabra', '# palabras');
}

/** The texts of the look back at a week, in Spanish. */
export const es: WeekTexts = {
  title: 'Tu semana',
  range: (from, to) =>
    formatDays(language, from, to, { month: 'long', day: 'numeric', year: 'numeric' }),
  weeks: 'Semanas',
  previous: 'Semana anterior',
  next: 'Semana siguiente',
  current: 'Esta semana',
  failed: 'No se pudo cargar la semana',
  unknownTitle: 'Esa semana no existe',
  unknownText: 'Puede que el enlace esté incompleto.',
  days: 'Día a día',
  day: 'Día',
  answers: 'Resp.',
  minutes: 'Min',
  minutesSpoken: 'Minutos',
  newWords: 'Nuevas',
  newWordsSpoken: 'Palabras nuevas',
  right: 'Bien',
  goal: 'Meta',
  total: 'Total',
  goals: (count) => counted(count, '# día', '# días'),
  goalReached: (kind, amount) => `Meta alcanzada: ${goal(kind, amount)}`,
  goalOpen: (kind, amount) => `Sin alcanzar: ${goal(kind, amount)}`,
  none: 'ninguna',
  date: (date) => formatDay(language, date, { weekday: 'short', day: 'numeric' }),
  dateSpoken: (date) =>
    formatDay(language, date, { weekday: 'long', day: 'numeric', month: 'long' }),
  number,
  about: (count) => `≈ ${number(count)}`,
  aboutNote: '≈ Algunas respuestas llegaron sin su duración y cuentan como 20 segundos cada una.',
  percent: (share) => formatPercent(language, share),
  gained: (count) => counted(count, '# palabra ganada', '# palabras ganadas'),
  gainedHint: 'Nuevas esta semana y recordadas al menos una vez.',
  gainedNone: 'Ninguna palabra nueva esta semana.',
  slipped: (count) => counted(count, '# palabra se te escapó', '# palabras se te escaparon'),
  slippedHint: 'Las fallaste al menos una vez. Vuelven antes, para que se queden.',
  understanding: 'Lo que entiendes',
  emptyTitle: 'Aún no hay nada esta semana',
  emptyText: 'Bastan unas pocas tarjetas para empezar. Aparecen aquí enseguida.',
  practice: 'Practicar ahora',
  emptyPastTitle: 'Sin práctica en esta semana',
  emptyPastText: 'Tus palabras te esperaron: puedes seguir cuando quieras.',
};
