import { allTutor } from '@topwords/languages/tutor';
import { foldText } from '@topwords/languages/text';
import type { FormName } from '@topwords/languages/tutor';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';

/** Spanish verbs with two participles, and Russian nouns with two plurals, where tables have one. */
const doubles: Readonly<Partial<Record<CatalogueWord['language'], RegExp>>> = {
  es: /^(?:imprimido|impreso|freído|frito|proveído|provisto)$/u,
  ru: /^(?:грамм|килограмм|помидор|апельсин|мандарин|носк|трактор|договор|свитер|отпуск)/u,
};

/** A comparative without "more": in these lengths some exist and others don't. */
const shortAdjective = /^[^aeiouy]*(?:[aeiouy]+[^aeiouy]*){1,2}$/u;

/**
 * Whether a text that the tables lack may be right nonetheless: a variant, a form that tables leave
 * out, or one of some regions.
 */
export function mayExist(
  written: string,
  { text, language, pos }: CatalogueWord,
  names: readonly FormName[],
): boolean {
  const variants = allTutor[language].variants?.forms ?? {};
  const others = Object.hasOwn(variants, text) ? (variants[text] ?? '') : '';
  if (others.replaceAll('\u0301', '').split(' ').includes(written)) return true;
  if (doubles[language]?.test(written)) return true;
  // "Proven", "spelt": other participles than the regular one.
  if (language === 'en' && pos === 'verb') return !/(?:d|s|ing)$/u.test(written);
  if (language === 'en' && pos === 'adjective') {
    return shortAdjective.test(text.replace(/e$/u, '')) && !irregular.has(text);
  }
  // "Decí", "decís": what people say in Argentina.
  if (language === 'es' && pos === 'verb' && names.length === 0) {
    const stem = foldText(written).replace(/s$/u, '');
    return /[áéí]s?$/u.test(written) && stem === foldText(text).replace(/r$/u, '');
  }
  // "Быстрей": a comparative.
  return language === 'ru' && pos === 'adjective' && written.endsWith('ей');
}

/** Adjectives whose regular comparative does not exist. */
const irregular = new Set(['good', 'bad', 'far', 'little', 'much', 'many']);
