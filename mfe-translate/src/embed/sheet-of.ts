const sheets = new Map<string, CSSStyleSheet>();

/**
 * The sheet of these rules, shared by all translators of a page. No content security policy blocks
 * it.
 */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}
