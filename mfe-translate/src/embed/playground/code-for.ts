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

/** The lines that a partner pastes. */
export function codeFor(settings: PlaygroundSettings, origin: string): string {
  const attributes = attributeNames.flatMap((name) => {
    const value = settings[name] ?? '';
    if (value === '') return [];
    return flags.has(name) ? [name] : [`${name}="${escape(value)}"`];
  });
  const own = ['key="pk_YOUR_KEY"', ...attributes, `style="${styleFor(settings)}"`];
  return `<script src="${origin}/embed/v1.js" async></script>\n<topwords-translator\n  ${own.join('\n  ')}\n></topwords-translator>`;
}
