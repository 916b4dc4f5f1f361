import { allGloss, type FormPlace, type VerbForm } from '@topwords/languages/gloss';
import { allSyntax } from '@topwords/languages/syntax';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { FormTables } from './form-tables.ts';

/** The verb form with these features; the headword if the bank has no such form. */
export function writeVerb(tables: FormTables, to: LanguageCode, verb: VerbForm): string {
  const { mood, headword } = verb;
  const { formOf, hasParticiples, verbPlaces, conditionalParticle, periphrase } = allGloss[to];
  if (mood === undefined || mood === 'infinitive' || mood === 'base') return headword;
  const known = formOf?.(verb);
  if (known !== undefined) return known;
  // These languages express a participle with other words.
  if (mood === 'participle' && !hasParticiples) return headword;
  const { prefix, stem, suffix } = inflectedPart(headword, to);
  const inflected = { ...verb, headword: stem };
  const places = verbPlaces?.(inflected) ?? placesFor(inflected);
  const formAt = (text: string, wanted: readonly FormPlace[]) =>
    tables.formAt({ text, language: to, pos: 'verb' }, wanted);
  const form = formAt(stem, places);
  if (form === undefined)
    return periphrase?.(verb, (text, place) => formAt(text, [place])) ?? headword;
  const particle = mood === 'conditional' && conditionalParticle ? ` ${conditionalParticle}` : '';
  return `${prefix}${form}${suffix}${particle}`;
}

/**
 * The part of a phrase that inflects: the last word in verb-final languages, otherwise the first.
 */
function inflectedPart(headword: string, to: LanguageCode) {
  const words = headword.split(' ');
  if (words.length === 1) return { prefix: '', stem: headword, suffix: '' };
  if (allSyntax[to].isHeadFinal) {
    const stem = words.at(-1) ?? '';
    return { prefix: headword.slice(0, -stem.length), stem, suffix: '' };
  }
  const [stem = ''] = words;
  return { prefix: '', stem, suffix: headword.slice(stem.length) };
}

function placesFor({ mood, person, number }: VerbForm): FormPlace[] {
  const at = (...names: FormPlace['table'][]) =>
    names.map((table): FormPlace => ({ table, row: person, column: number }));
  if (mood === 'imperative') return [{ table: 'imperative', row: 'second', column: number }];
  if (mood === 'past') return at('preterite', 'past-definite');
  if (mood === 'future') return at('future');
  if (mood === 'conditional') return at('conditional', 'aorist');
  return at('present', 'present-continuous', 'future');
}
