/** The inline script of a page that starts without its scripts; the policy names its hash. */
import { loadFontsAfterPaint } from './load-fonts-after-paint.ts';
import { loadOnFirstAct } from './load-on-first-act.ts';

loadFontsAfterPaint();
loadOnFirstAct();
