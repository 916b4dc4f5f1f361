/** What stands for a length at the root: a partner's page may have set its root's to anything. */
const pixelsOfRem = 16;

/** Screens become the translator's own width, which is what it has to be laid out by. */
const containers = [
  [/@media \(width >= 768px\)/g, '@container (width >= 640px)'],
  [/@media \(width >= 560px\)/g, '@container (width >= 560px)'],
  [/@media \(width < (400|360)px\)/g, '@container (width < $1px)'],
];

/**
 * Turns a style sheet of ours into one for a translator within another page: lengths of the root into
 * pixels, widths of the screen into its own, sides into those of the reading direction, and what
 * stands at the root of a page into the translator's own. A loader of the build.
 * @param {string} source
 * @returns {string}
 */
export default function embedCss(source) {
  let css = source
    .replaceAll(/(\d*\.?\d+)rem\b/g, (_length, value) => `${Number(value) * pixelsOfRem}px`)
    .replaceAll(/\b(padding|margin|border)-left\b/g, '$1-inline-start')
    .replaceAll(/\b(padding|margin|border)-right\b/g, '$1-inline-end')
    .replaceAll(/:root|:host/g, '.topwords-root');
  // A dialog lies over the whole screen: it alone goes by that.
  if (!this.resourcePath.endsWith('dialog.module.css')) {
    for (const [screen, container] of containers) css = css.replaceAll(screen, container);
  }
  return css;
}
