import type { TopWordsTexts } from '../partner/types.d.ts';

/** The settings made in the playground, by the names of its controls. */
export type PlaygroundSettings = Record<string, string>;

/** Controls for attributes of the element, in the order of the generated code. */
export const attributeNames = [
  'from',
  'to',
  'theme',
  'locale',
  'dir',
  'mode',
  'grow',
  'share-text',
];

const flags = new Set(['grow', 'share-text']);

function escape(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The style that reserves the element's space and sets the theme. */
function styleFor({ accent, radius, width }: PlaygroundSettings): string {
  const rules = ['display:block', 'min-height:540px'];
  if (width) rules.push(`max-width:${width}`);
  if (accent) rules.push(`--topwords-accent:${accent}`);
  if (radius) rules.push(`--topwords-radius:${radius}`);
  return rules.join(';');
}

/** A page's own texts as JSON that cannot close its script element early. */
function scriptFor(texts: TopWordsTexts): string {
  const json = JSON.stringify(texts, null, 2).replaceAll('<', String.raw`\u003c`);
  return `  <script type="application/json" data-topwords-texts>\n${json}\n  </script>\n`;
}

/** The lines that a partner pastes; `texts` are those for a language that we do not have. */
export function codeFor(
  settings: PlaygroundSettings,
  origin: string,
  texts: TopWordsTexts | null = null,
): string {
  const attributes = attributeNames.flatMap((name) => {
    const value = settings[name] ?? '';
    if (value === '') return [];
    return flags.has(name) ? [name] : [`${name}="${escape(value)}"`];
  });
  const own = ['key="pk_YOUR_KEY"', ...attributes, `style="${styleFor(settings)}"`];
  return `<script src="${origin}/embed/v1.js" async></script>\n<topwords-translator\n  ${own.join('\n  ')}\n>${texts ? `\n${scriptFor(texts)}` : ''}</topwords-translator>`;
}
