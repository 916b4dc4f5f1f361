import Mustache from 'mustache';

/** What a template may name: fields and, with a dot, values of a field. */
export type Tags = ReadonlySet<string>;

/** What fills a template. Sections show what is true, or once for each item of a list. */
export interface ViewData {
  [name: string]: string | true | ViewData | readonly ViewData[];
}

/** A part of a parsed template: its kind, text or name, and for sections the parts inside. */
type Part = [kind: string, text: string, start: number, end: number, inside?: Part[], ...unknown[]];

/** Text, an escaped tag, and a section for what is there or is not. */
const allowedKinds = new Set(['text', 'name', '#', '^']);

function findFault(parts: readonly Part[], tags: Tags): string | undefined {
  for (const [kind, text, , , inside] of parts) {
    if (!allowedKinds.has(kind)) return `has a tag of the kind ${kind}`;
    if (kind !== 'text' && !tags.has(text)) return `names ${text}`;
    const fault = Array.isArray(inside) ? findFault(inside, tags) : undefined;
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/**
 * Whether a template only shows fields that it may name, escaped: no unescaped tags, partials or
 * changed delimiters.
 * @returns what is wrong with it; undefined if nothing is
 */
export function checkTemplate(template: string, tags: Tags): string | undefined {
  try {
    return findFault(Mustache.parse(template) as unknown as Part[], tags);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Fills a checked template; all values are escaped for text and for quoted attributes. */
export type FillTemplate = (template: string, data: ViewData) => string;

/** Creates what fills the templates of one release; it parses each of them once. */
export function createFiller(): FillTemplate {
  const writer = new Mustache.Writer();
  return (template, data) => writer.render(template, data);
}
