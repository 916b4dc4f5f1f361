import { createHash } from 'node:crypto';

/** A card like the translator's, which it replaces. */
const style = `
:root{color-scheme:light dark}
body{box-sizing:border-box;min-height:100vh;margin:0;padding:24px;display:grid;gap:8px;align-content:center;justify-items:center;border:1px solid light-dark(#dfdfec,#33344a);border-radius:16px;background:light-dark(#fff,#1a1a26);color:light-dark(#1a1a27,#ededf5);font:16px/1.5 system-ui,sans-serif;text-align:center}
h1,p{max-width:40ch;margin:0;overflow-wrap:anywhere;text-wrap:balance}
h1{font-size:18px;font-weight:600}
p{color:light-dark(#56576d,#a7a8bf);font-size:14px}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** The page has no scripts and only its own style; any page's developer may see it. */
export const explanationPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * The content of a frame instead of the translator: first for the reader, then for the developer.
 */
export function explanationPage(detail: string, advice: string): string {
  return `<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>Translator – TopWords</title>
        <style>${style}</style>
      </head>
      <body>
        <h1>${escapeHtml(detail)}</h1>
        <p>${escapeHtml(advice)}.</p>
      </body>
    </html>`;
}
