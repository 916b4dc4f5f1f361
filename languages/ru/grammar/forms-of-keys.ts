import type { ParadigmWord } from '../../paradigms/drawing.ts';
import { russianShortForms } from './closed-words.ts';
import { isPersonOnEnding } from '../stress/verb-keys.ts';
import { plainOf } from '../stress/vowel-stress.ts';

/** A headword with the stressed key forms that its author lists. */
export type KeyedWord = Pick<ParadigmWord, 'text' | 'pos' | 'keyForms' | 'accent'>;

/** A verb's key forms by name, without -ся and stress marks; those that it lacks are undefined. */
export interface VerbKeys {
  persons: string[] | undefined;
  /** Masculine, feminine, neuter and plural; '' where the verb has no such form. */
  past: string[] | undefined;
  imperative: string | undefined;
}

/** Key forms by place: a phrase (в лесу́) is none. */
function placesOf(keyForms: readonly string[] = []): string[] {
  return keyForms.filter((form) => !form.includes(' '));
}

/** The verbs whose stem stays the same before -ё-: ткёшь. */
const keepsVelar = /ткать(?:ся)?$/u;

/** говоря́т: говоришь, говорит…; беру́т: берёшь; пи́шут: пишешь; пеку́т: печёшь. */
function personsOf(text: string, first: string, thirdPlural: string): string[] | undefined {
  const plural = plainOf(thirdPlural);
  const stem = plural.slice(0, -2);
  const singular = plainOf(first);
  if (!/[уюая]т$/u.test(plural) || !/[ую]$/u.test(singular)) return undefined;
  const changed = keepsVelar.test(text) ? stem : stem.replace(/г$/u, 'ж').replace(/к$/u, 'ч');
  const base = /[ая]т$/u.test(plural)
    ? `${stem}и`
    : changed + (isPersonOnEnding(thirdPlural) ? 'ё' : 'е');
  return [singular, `${base}шь`, `${base}т`, `${base}м`, `${base}те`, plural];
}

/** Verbs with endings of both conjugations: their key forms do not show all persons. */
const mixed = /(?:хотеть|бежать)(?:ся)?$/u;

/**
 * The persons, past and imperative that a verb's key forms show. Verbs without a first person have the
 * third in its place: боли́т, боля́т.
 */
export function verbKeysOf({ text, keyForms }: KeyedWord): VerbKeys {
  const isReflexive = /с[ья]$/u.test(text);
  const [
    first = '',
    thirdPlural = '',
    masculine = '',
    feminine = '',
    neuter = '',
    imperative = '',
  ] = placesOf(keyForms).map((form) => (isReflexive ? form.replace(/с[ья]\u0301?$/u, '') : form));
  const past = [masculine, feminine, neuter].map(plainOf);
  const plural = feminine === '' ? '' : `${plainOf(feminine).slice(0, -1)}и`;
  const isThird = /(?:[еёи]т|ст)$/u.test(plainOf(first));
  return {
    persons: isThird
      ? ['', '', plainOf(first), '', '', thirdPlural.endsWith('т') ? plainOf(thirdPlural) : '']
      : mixed.test(text)
        ? undefined
        : personsOf(text, first, thirdPlural),
    past: neuter === '' ? undefined : [...past, plural],
    imperative: imperative === '' ? undefined : plainOf(imperative),
  };
}

/** Plurals with another instrumental: людьми, детьми, дочерьми, лошадьми. */
const otherPlurals = /(?:люди|дети|дочери|лошади)$/u;

/** столы́: столам, столами, столах; щёки, stressed on the other endings: щекам; ничьих: ничьим. */
function obliquePlurals(nominative: string, genitive: string, accent = ''): string[] {
  const endings = ['м', 'ми', 'х'];
  const stem = nominative.slice(0, -1);
  if (/[ыи]х$/u.test(genitive)) return endings.map((ending) => genitive.slice(0, -1) + ending);
  if (!/[аяыи]$/u.test(nominative) || otherPlurals.test(nominative)) return [];
  const written = /^[ef]/u.test(accent) ? stem.replaceAll('ё', 'е') : stem;
  const isHard = /[аы]$/u.test(nominative) || /[гкхжшчщц]$/u.test(stem);
  return endings.map((ending) => `${written}${isHard ? 'а' : 'я'}${ending}`);
}

/**
 * The plural cases that a noun's key forms show, without stress marks: nominative, genitive, dative,
 * instrumental, prepositional. None unless the author gives the first two.
 */
export function pluralKeysOf({ text, keyForms, accent }: KeyedWord): string[] {
  const [, ...rest] = placesOf(keyForms).map(plainOf);
  const isAccusative = rest.length > 2 || (/[ая]$/u.test(text) && /[ую]$/u.test(rest[0] ?? ''));
  const [nominative, genitive] = isAccusative ? rest.slice(1) : rest;
  if (nominative === undefined || genitive === undefined) return [];
  return [nominative, genitive, ...obliquePlurals(nominative, genitive, accent)];
}

/** A verb's form with -сь after a vowel and -ся after a consonant. */
export function reflexive(form: string): string {
  return form + (/[аеёиоуыэюя]$/u.test(form) ? 'сь' : 'ся');
}

/**
 * The forms that follow with certainty from an author's key forms: besides themselves a verb's
 * persons and plurals, and a noun's plural cases; and the short forms that are listed.
 */
export function formsOfKeys(word: KeyedWord): string[] {
  const keys = placesOf(word.keyForms).map(plainOf);
  const isReflexive = /с[ья]$/u.test(word.text);
  const found = [...keys];
  if (word.pos === 'verb') {
    const { persons = [], past = [], imperative } = verbKeysOf(word);
    const orders = imperative === undefined ? [] : [imperative, `${imperative}те`];
    const built = [...persons, ...past, ...orders].filter((form) => form !== '');
    found.push(...built.map((form) => (isReflexive ? reflexive(form) : form)));
  }
  if (word.pos === 'noun') found.push(...pluralKeysOf(word));
  if (word.pos === 'adjective') found.push(...(russianShortForms.get(word.text)?.split(' ') ?? []));
  return [...new Set(found.filter((form) => form !== ''))];
}
