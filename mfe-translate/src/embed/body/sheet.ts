/** The style sheet of all components; inserted by the build. */
const css = 'topwords-body-css';

let sheet: CSSStyleSheet | null = null;

/** The sheet shared by all translators of a page. */
export function bodySheet(): CSSStyleSheet {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}
