/** The style sheet of all components; the build writes it in. */
const css = 'topwords-body-css';

let sheet: CSSStyleSheet | null = null;

/** The one sheet that all translators of a page share. */
export function bodySheet(): CSSStyleSheet {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}
