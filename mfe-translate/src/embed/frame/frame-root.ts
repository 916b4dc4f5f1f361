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
  const host = document.createElement('div');
  host.id = 'translator';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const space = document.createElement('div');
  space.className = isGrowing ? 'space growing' : 'space';
  const box = document.createElement('div');
  box.className = 'box';
  box.setAttribute('translate', 'no');
  if (isGrowing) box.dataset['grow'] = '';
  space.append(box);
  root.append(space);
  document.body.append(host);
  return { root, box };
}
