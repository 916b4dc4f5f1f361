import type { PaneTexts } from '../../texts/pane-texts.ts';
import type { WidgetTexts } from './widget-texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

/** All texts of the embedded translator in one language. */
export interface EmbedTexts {
  panes: PaneTexts;
  widget: WidgetTexts;
}

const catalogues = { en, es, ru, tr } as const satisfies Record<string, EmbedTexts>;

/** The texts for a locale (BCP 47), and their language; English by default. */
export function textsFor(locale: string): { language: string; texts: EmbedTexts } {
  const language = locale.toLowerCase().split('-')[0] ?? '';
  const texts = Object.entries(catalogues).find(([code]) => code === language)?.[1];
  return texts ? { language, texts } : { language: 'en', texts: en };
}
