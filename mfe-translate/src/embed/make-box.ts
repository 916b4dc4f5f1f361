import { make } from './make.ts';
import { sheetOf } from './sheet-of.ts';

/** Puts the box that the body fills into a root, in the space that tells the box its width. */
export function makeBox(root: ShadowRoot, css: string): { space: HTMLElement; box: HTMLElement } {
  const box = make('div', { className: 'box' });
  // The browser must not translate the translator's own content.
  box.setAttribute('translate', 'no');
  const space = make('div', { className: 'space' }, box);
  root.adoptedStyleSheets = [sheetOf(css)];
  root.append(space);
  return { space, box };
}
