import { formatNumber } from '@topwords/platform/i18n';
import type { InterfaceLanguage, LanguageCode, Word } from '@topwords/platform/contracts';

/** What is between them is there for each word. */
export const rowsBegin = '{{#words}}';
/** The end of the rows. */
export const rowsEnd = '{{/words}}';

/** Numbers that no word has and no text contains; tags replace them in the markup. */
const idMarker = 2_147_483_601;
const rankMarker = 1_873_654;

/** Of what `labels` has, these are rendered, and replaced by sections for all. */
const labels = { pos: 'noun', register: 'formal', regions: ['GB'] } as const;

/** A word whose fields are the tags of a template, as far as they are texts. */
export function markerWord(target: LanguageCode): Word {
  return {
    id: idMarker,
    text: '{{text}}',
    stress: '{{shown}}',
    language_code: target,
    level: '{{level}}{{^level}}1{{/level}}' as Word['level'],
    ...labels,
    regions: [...labels.regions],
    translation_to_native: '{{translation}}',
    frequency_rank: rankMarker,
    is_starred: false,
    is_learned: false,
  };
}

/** The markup of each value that a label of a word may have. */
export interface LabelMarkup {
  pos: Record<string, string>;
  register: Record<string, string>;
  region: Record<string, string>;
}

/** @throws when the markup lacks what is replaced: the row is built in another way */
function replace(markup: string, what: string, by: string): string {
  if (what === '' || !markup.includes(what)) throw new Error(`A row has no ${what}`);
  return markup.replaceAll(what, () => by);
}

/** A section for each value, of which a word shows its own. */
function sectionsOf(name: string, values: Record<string, string>): string {
  return Object.entries(values)
    .map(([value, markup]) => `{{#${name}.${value}}}${markup}{{/${name}.${value}}}`)
    .join('');
}

/** Puts tags in the place of what the marker word shows apart from texts. */
export function putTags(
  markup: string,
  language: InterfaceLanguage,
  { pos, register, region }: LabelMarkup,
): string {
  const { pos: shownPos, register: shownRegister, regions } = labels;
  const replacements: [string, string][] = [
    [String(idMarker), '{{id}}'],
    [formatNumber(language, rankMarker), '{{rank}}'],
    [pos[shownPos] ?? '', sectionsOf('pos', pos)],
    [register[shownRegister] ?? '', sectionsOf('register', register)],
    [region[regions[0]] ?? '', sectionsOf('region', region)],
  ];
  const filled = replacements.reduce((row, [what, by]) => replace(row, what, by), markup);
  return filled.replace(/<p [^>]*><span [^>]*>\{\{translation\}\}<\/span><\/p>/, (translation) => {
    return `{{#translation}}${translation}{{/translation}}`;
  });
}
