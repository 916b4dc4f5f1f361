import type { InterfaceLanguage, LanguageCode } from '@topwords/platform/contracts';

/**
 * What `src/painted-view.tsx` of a remote exports as `paintedView`: a screen as the server shows it
 * before any script runs, as logic-less templates (Mustache, escaped tags and sections only).
 */
export interface PaintedViewSource {
  /** The path of the screen, one of the remote's routes. */
  path: string;
  /** What the server fills templates with: see `api/src/pages/painted-view/view-data.ts`. */
  data: 'words';
  /** The template in a language of the interface, for learners of a language. */
  render: (language: InterfaceLanguage, target: LanguageCode) => Promise<string>;
}
