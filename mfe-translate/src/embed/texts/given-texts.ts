import { glossMarks } from '@topwords/platform/contracts';
import { formatNumber } from '@topwords/platform/i18n';
import type { EmbedTexts } from './en.ts';

/** The longest JSON that is read, in UTF-16 code units; a complete set of texts has about 5,000. */
const maximumLength = 20_000;

/** Faults listed in one report; the others are counted. */
const listedMaximum = 10;

/**
 * The placeholders of texts with values, in the order of the catalogue's parameters. Texts with a
 * `count` may have plural forms.
 */
const placeholders = new Map([
  ['picker.found', ['count']],
  ['countSpoken', ['count', 'maximum']],
  ['cut', ['maximum']],
  ['atLimit', ['maximum']],
  ['tooLongToHear', ['maximum']],
  ['translated', ['language']],
  ['translatedText', ['language', 'text']],
  ['unsupported', ['from', 'to']],
  ['unsupportedInto', ['to']],
  ['unvoiced', ['language']],
  ['listenNear', ['text']],
  ['takeAlternative', ['text']],
  ['engine.bank', ['engine']],
  ['engine.machine', ['engine']],
  ['engine.gloss', ['engine']],
]);

/** A text of the catalogue. */
type Leaf = string | ((...values: (string | number)[]) => string);

/** A partner's text by plural category (CLDR); only `other` if it does not depend on a count. */
type Forms = Map<string, string>;

/** Known keys that only the loader shows. */
const loaderKeys = ['notLoaded'];

/** Replaces each text of a catalogue; a partner's key is its path, without what groups our modules. */
function mapTexts(node: unknown, path: string, change: (key: string, leaf: Leaf) => Leaf): unknown {
  if (typeof node !== 'object' || node === null) {
    return change(path.replace(/^\.(panes\.(translate\.)?|widget\.)/, ''), node as Leaf);
  }
  if (Array.isArray(node)) {
    return node.map((mark, place) => mapTexts(mark, `${path}.${glossMarks[place]}`, change));
  }
  const parts = Object.entries(node);
  return Object.fromEntries(
    parts.map(([name, part]) => [name, mapTexts(part, `${path}.${name}`, change)]),
  );
}

function formsOf(text: unknown, names: readonly string[]): Map<string, unknown> {
  const isPlural = names.includes('count') && typeof text === 'object' && text !== null;
  return new Map(isPlural ? Object.entries(text) : [['other', text]]);
}

function faultOf(forms: Map<string, unknown>, names: readonly string[]): string | undefined {
  if (!forms.has('other')) return 'lacks the form "other"';
  for (const [category, form] of forms) {
    if (typeof form !== 'string' || form.trim() === '') return 'must be a text';
    const found = [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    // “One language found” needs no number.
    const isFree = (name: string) => name === 'count' && category !== 'other';
    const missing = names.find((name) => !found.includes(name) && !isFree(name));
    if (missing !== undefined) return `lacks {${missing}}`;
    const unknown = found.find((name) => name === undefined || !names.includes(name));
    if (unknown !== undefined) return `has an unknown placeholder {${unknown}}`;
  }
  return undefined;
}

/** @throws if it is too long, or not an object in JSON */
function parseTexts(json: string): [string, unknown][] {
  const read: unknown = json.length > maximumLength ? null : JSON.parse(json);
  if (typeof read !== 'object' || read === null) throw new Error('not an object');
  return Object.entries(read);
}

/** What a page has given: texts that can be used, and what is wrong with the others. */
function readTexts(json: string, known: ReadonlySet<string>) {
  const texts = new Map<string, Forms>();
  const faults: string[] = [];
  try {
    for (const [key, text] of parseTexts(json)) {
      const names = placeholders.get(key) ?? [];
      const forms = formsOf(text, names);
      const fault = known.has(key) ? faultOf(forms, names) : 'is unknown';
      if (fault === undefined) texts.set(key, forms as Forms);
      else faults.push(`"${key.slice(0, 40)}" ${fault}`);
    }
  } catch {
    faults.push(`texts must be an object, in JSON of up to ${maximumLength} characters`);
  }
  return { texts, faults };
}

/** A partner's text as the catalogue has it: filled with values, if it takes any. */
function leafOf(forms: Forms, names: readonly string[] | undefined, language: string): Leaf {
  const other = forms.get('other') ?? '';
  if (!names) return other;
  return (...values) => {
    const [count] = values;
    const category =
      typeof count === 'number' ? new Intl.PluralRules(language).select(count) : 'other';
    return (forms.get(category) ?? other).replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
      const value = values[names.indexOf(name)] ?? '';
      return typeof value === 'number' ? formatNumber(language, value) : value;
    });
  };
}

function isLanguageTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}

/** A catalogue with its language, and a report for the page's developer; '' if all is well. */
export interface GivenCatalogue {
  language: string;
  texts: EmbedTexts;
  fault: string;
}

/**
 * The texts that a page gives for its own language, in JSON by key; those that are missing or wrong
 * are the fallback's.
 */
export function giveTexts(
  fallback: Omit<GivenCatalogue, 'fault'>,
  locale: string,
  json: string,
): GivenCatalogue {
  const known = new Set(loaderKeys);
  mapTexts(fallback.texts, '', (key, leaf) => {
    known.add(key);
    return leaf;
  });
  const { texts: given, faults } = readTexts(json, known);
  if (!isLanguageTag(locale)) {
    faults.unshift(`locale="${locale}" is no language tag such as ar`);
    given.clear();
  }
  const more = faults.length - listedMaximum;
  const listed = [...faults.slice(0, listedMaximum), ...(more > 0 ? [`and ${more} more`] : [])];
  const fault = faults.length > 0 ? `Interface texts were ignored: ${listed.join('; ')}.` : '';
  if (given.size === 0) return { ...fallback, fault };
  const texts = mapTexts(fallback.texts, '', (key, leaf) => {
    const forms = given.get(key);
    return forms ? leafOf(forms, placeholders.get(key), locale) : leaf;
  }) as EmbedTexts;
  return { language: locale, texts, fault };
}
