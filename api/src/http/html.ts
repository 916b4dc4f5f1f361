/** HTML that is safe to put into a page. */
export interface Html {
  html: string;
}

const entities = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }),
);

type Part = string | number | Html | readonly Html[];

function textOf(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') {
    return String(part).replaceAll(/[&<>"']/g, (character) => entities.get(character) ?? '');
  }
  return 'html' in part ? part.html : part.map(({ html: text }) => text).join('');
}

/** A piece of a page; every value that is not HTML itself is escaped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: String.raw({ raw: strings }, ...parts.map((part) => textOf(part))) };
}
