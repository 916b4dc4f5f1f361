/** The root font size that lengths assume: a partner's page may have set its own to anything. */
const pixelsOfRem = 16;

/** Media queries become container queries: the translator is laid out by its own width. */
const containers = [
  [/@media \(width >= 768px\)/g, '@container (width >= 640px)'],
  [/@media \(width >= 560px\)/g, '@container (width >= 560px)'],
  [/@media \(width < (400|360)px\)/g, '@container (width < $1px)'],
];

/**
 * Adapts one of our style sheets for a translator embedded in another page: rem lengths become
 * pixels, widths of the screen become the translator's own, physical sides become logical ones, and
 * rules for the root of a page apply to the translator. A loader of the build.
 * @param {string} source
 * @returns {string}
 */
export default function embedCss(source) {
  let css = source
    .replaceAll(/(\d*\.?\d+)rem\b/g, (_length, value) => `${Number(value) * pixelsOfRem}px`)
    .replaceAll(/\b(padding|margin|border)-left\b/g, '$1-inline-start')
    .replaceAll(/\b(padding|margin|border)-right\b/g, '$1-inline-end')
    .replaceAll(/:root|:host/g, '.topwords-root');
  // Except for dialogs, which cover the whole screen.
  if (!this.resourcePath.endsWith('dialog.module.css')) {
    for (const [screen, container] of containers) css = css.replaceAll(screen, container);
  }
  return css;
}
