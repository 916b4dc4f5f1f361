const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** What stands in a frame in place of the translator: for the reader first, then for the developer. */
export function explanationPage(detail: string, advice: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
    '<title>Translator – TopWords</title></head>',
    `<body><h1>${escape(detail)}</h1><p>${escape(advice)}</p></body>`,
    '</html>',
  ].join('\n');
}
