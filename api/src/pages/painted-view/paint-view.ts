import {
  parseViewHint,
  type InterfaceLanguage,
  type LanguageCode,
  type RemoteRelease,
  type ViewHint,
  type Word,
} from '@topwords/platform/contracts';
import type { PaintedView } from './open-painted-views.ts';
import { presentWordsOfView, rowsOfView } from './words-of-view.ts';

/** The first words of a language as learners with a native language see them, without marks. */
export type FirstWordsOf = (
  pair: { native: LanguageCode; target: LanguageCode },
  count: number,
) => readonly Readonly<Word>[];

/** What is asked for, and by whom, as far as the browser says. */
interface ViewRequest {
  path: string;
  query: URLSearchParams;
  /** The value of the cookie `viewCookieName`; an empty text without one. */
  hint: string;
  language: InterfaceLanguage;
}

/** A screen to be put into a page. */
export interface Painted {
  markup: string;
  styles: string;
  release: RemoteRelease;
  /** Its path. */
  path: string;
}

/** Lists that depend on the learner's marks or course. */
const otherLists = new Set(['starred', 'course']);

/** The language that the screen will show: that of the address, or the only one. */
function chooseTarget(query: URLSearchParams, { targets }: ViewHint): LanguageCode | undefined {
  const only = targets.length === 1 ? targets[0] : undefined;
  return targets.find((code) => code === query.get('lang')) ?? only;
}

/**
 * Paints the screen that a release shows first at an address: the first words of the learner's pair
 * of languages, the same for every learner of that pair.
 * @returns undefined if the release paints none, or another list than that is asked for
 */
export function paintView(
  { path, query, hint, language }: ViewRequest,
  {
    release,
    view,
    firstWordsOf,
  }: { release: RemoteRelease; view: PaintedView; firstWordsOf: FirstWordsOf },
): Painted | undefined {
  const languages = parseViewHint(hint);
  if (languages === undefined || path !== view.path) return undefined;
  if (otherLists.has(query.get('filter') ?? '')) return undefined;
  const target = chooseTarget(query, languages);
  if (target === undefined || target === languages.native) return undefined;
  const template = view.templates[language]?.[target];
  if (template === undefined) return undefined;
  const words = firstWordsOf({ native: languages.native, target }, rowsOfView);
  if (words.length === 0) return undefined;
  const markup = view.fill(template, presentWordsOfView(words, languages, language));
  return { markup, styles: view.styles, release, path };
}
