import { typingOf } from './typing-of.ts';

/**
 * A plain text without its article, and an English verb without its `to`. A text that consists only
 * of such a word stays. If the part of speech is unknown (null), either is removed.
 */
export function withoutOptionalWord(plain: string, language: string, pos: string | null): string {
  const [first = '', ...rest] = plain.split(' ');
  if (rest.length === 0) return plain;
  const { articles, infinitiveMarker } = typingOf(language) ?? {};
  const isArticle = pos !== 'verb' && articles?.has(first) === true;
  const isMarker = first === infinitiveMarker && (pos === 'verb' || pos === null);
  return isArticle || isMarker ? rest.join(' ') : plain;
}
