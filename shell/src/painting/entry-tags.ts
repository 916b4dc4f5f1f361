import {
  navigationIcons,
  type RemoteListing,
  type RemoteRelease,
} from '@topwords/platform/contracts';

/** Where a remote's screen is put into the frame; React writes no comments. */
export const placeOfView = '{{view}}';

/** The path of the entries that are rendered, which is also the one shown: they are current. */
export const entryPath = '/path-of-entry';

const release: RemoteRelease = {
  name: 'entries',
  title: { en: '' },
  version: '0.0.0',
  routes: [entryPath],
  entry: '',
  global: '',
  integrity: {},
  preload: [],
  navigation: navigationIcons.map((icon, order) => ({
    path: entryPath,
    label: { en: '{{label}}' },
    short_label: { en: '{{short_label}}' },
    icon,
    order,
  })),
};

/** A remote with an entry of the navigation for each icon; its labels are tags of a template. */
export const entriesOfAllIcons: RemoteListing = {
  name: release.name,
  stable: release,
  previous: null,
  canary: null,
};

const topEntries = /(?:<a [^>]*href="\{\{path\}\}"[^>]*>\{\{label\}\}<\/a>)+/;

/** What follows in a row of equal parts is left out. */
function firstOf(parts: string): string {
  return parts.slice(0, parts.indexOf('</a>') + '</a>'.length);
}

/** @throws when the frame is built in another way */
function replace(markup: string, what: RegExp, by: (found: string) => string): string {
  if (!what.test(markup)) throw new Error(`The frame has no ${what.source}`);
  return markup.replace(what, by);
}

/**
 * Makes a template (Mustache) of a rendered frame: a section for each list of entries, in which each
 * entry has its icon. All are current; the build makes that a section too, once it has found styles.
 */
export function withEntryTags(frame: string): string {
  const tagged = frame
    .replaceAll(`href="${entryPath}"`, 'href="{{path}}"')
    .replaceAll(' active"', '"');
  const items = [...tagged.matchAll(/<li>.*?<\/li>/gs)].map(([item], index) => {
    const icon = `icon.${navigationIcons[index]}`;
    return `{{#${icon}}}${item}{{/${icon}}}`;
  });
  const inTopBar = replace(
    tagged,
    topEntries,
    (entries) => `{{#entries}}${firstOf(entries)}{{/entries}}`,
  );
  const inBottomBar = replace(
    inTopBar,
    /<li>.*<\/li>/s,
    () => `{{#entries}}${items.join('')}{{/entries}}`,
  );
  return replace(inBottomBar, /\{\{view\}\}/, () => '<!--view-->');
}
