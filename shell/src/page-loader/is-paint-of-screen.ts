import type { SessionState } from '@topwords/platform/session';
import { pageLanguage } from '../language/texts.ts';
import { partsId } from './names.ts';

/**
 * Whether the page was painted with exactly the elements that its first screen renders: that of a
 * visitor, in the language of the page.
 */
export function isPaintOfScreen({ is_auth }: Pick<SessionState, 'is_auth'>): boolean {
  const isOfVisitor = document.querySelector(`template#${partsId}`) !== null;
  return isOfVisitor && !is_auth && document.documentElement.lang === pageLanguage();
}
