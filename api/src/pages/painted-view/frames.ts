import {
  navigationIcons,
  type InterfaceLanguage,
  type PageRegistry,
} from '@topwords/platform/contracts';
import { checkTemplate, createFiller, type Tags, type ViewData } from './fill-template.ts';
import type { Painted } from './paint-view.ts';

/** What the shell's frame of a screen may name. */
const frameTags: Tags = new Set([
  'entries',
  'path',
  'label',
  'short_label',
  'is_current',
  ...navigationIcons.map((icon) => `icon.${icon}`),
]);

/** The shell's frame in a page: its bars, and in them the place of a remote's screen. */
const frame = /<!--frame-->(.*)<!--\/frame-->/s;
const placeOfView = '<!--view-->';
const placeOfStyles = '/*view*/';
const placeOfRelease = '%release%';

interface Frame {
  painted: Painted;
  language: InterfaceLanguage;
  registry: Pick<PageRegistry, 'snapshot'>;
}

/** The navigation's entries, as the page will show them: those of the painting release are its own. */
function presentEntries({ painted, language, registry }: Frame): ViewData {
  const releases = registry.snapshot.remotes.map(({ name, stable }) =>
    name === painted.release.name ? painted.release : stable,
  );
  const entries = releases
    .flatMap(({ navigation }) => navigation)
    .toSorted((first, second) => first.order - second.order)
    .map(({ path, label, short_label: shortLabel = label, icon }): ViewData => {
      const isCurrent = path === painted.path;
      return {
        path,
        label: label[language] ?? label.en,
        short_label: shortLabel[language] ?? shortLabel.en,
        icon: { [icon]: true },
        is_current: isCurrent ? true : '',
      };
    });
  return { entries };
}

/** Puts screens into the frames of the shell's pages. */
export function createFrames() {
  const fill = createFiller();
  const checked = new Map<string, boolean>();

  function canFill(page: string): boolean {
    const known = checked.get(page);
    if (known !== undefined) return known;
    const template = frame.exec(page)?.[1];
    const isRight =
      template !== undefined &&
      template.includes(placeOfView) &&
      page.includes(placeOfStyles) &&
      checkTemplate(template, frameTags) === undefined;
    checked.set(page, isRight);
    return isRight;
  }

  return {
    /** Whether a page has a frame, and that only shows what it is filled with. */
    canFill,
    fill(page: string, parts: Frame): string {
      const { markup, styles, release } = parts.painted;
      return page
        .replace(frame, (_all, template: string) => fill(template, presentEntries(parts)))
        .replace(placeOfView, () => markup)
        .replace(placeOfStyles, () => styles)
        .replace(placeOfRelease, `${release.name}@${release.version}`);
    },
  };
}
