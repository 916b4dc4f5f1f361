import type { PartOfSpeech } from '@topwords/platform/contracts';

/** Words before a noun or a verb that may be typed or left out, by language. */
const articles = new Map(
  Object.entries<ReadonlySet<string>>({
    en: new Set(['a', 'an', 'the']),
    es: new Set(['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas']),
  }),
);

/**
 * A plain text without its article, and an English verb without its `to`. A text that is nothing but
 * such a word stays. Of a text whose part of speech is unknown (null) either is left out.
 */
export function withoutOptionalWord(
  plain: string,
  language: string,
  pos: PartOfSpeech | null,
): string {
  const [first = '', ...rest] = plain.split(' ');
  if (rest.length === 0) return plain;
  const isArticle = pos !== 'verb' && (articles.get(language)?.has(first) ?? false);
  const isParticle = language === 'en' && first === 'to' && (pos === 'verb' || pos === null);
  return isArticle || isParticle ? rest.join(' ') : plain;
}
