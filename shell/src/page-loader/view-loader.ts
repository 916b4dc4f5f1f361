/** The inline script of a page with a painted screen; the policy names its hash. */
import { loadAfterPaint } from './load-after-paint.ts';

loadAfterPaint();
