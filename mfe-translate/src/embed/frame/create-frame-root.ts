import { make } from '../make.ts';
import { makeBox } from '../make-box.ts';

/** The place of the translator in the frame's page. */
const css = `
.space{display:grid;height:100%;container-type:inline-size}
.box{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);min-height:100%;box-sizing:border-box;color-scheme:light dark}
.box[data-scheme=light]{color-scheme:light}
.box[data-scheme=dark]{color-scheme:dark}
.box[data-grow]{min-height:540px}
@container (width>=640px){.box[data-grow]{min-height:368px}}
`;

/** Creates the root in which the translator is rendered, with its box. */
export function createFrameRoot(isGrowing: boolean): { root: ShadowRoot; box: HTMLElement } {
  const host = make('div', { id: 'translator' });
  const root = host.attachShadow({ mode: 'open' });
  const { box } = makeBox(root, css);
  if (isGrowing) box.dataset['grow'] = '';
  document.body.append(host);
  return { root, box };
}
