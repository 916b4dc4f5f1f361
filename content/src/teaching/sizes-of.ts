import type { LanguageCode } from '@topwords/languages/identity';
import type { Teaching } from './teaching.ts';

/** What a language has: kinds of line and their numbers. */
export function sizesOf(teaching: Teaching, language: LanguageCode): Record<string, number> {
  const { contrasts, grammar, mistakes, texts, falseFriends } = teaching;
  const pairs = [...falseFriends].filter(([pair]) => pair.split('-').includes(language));
  return {
    contrasts: contrasts[language].length,
    'grammar notes': grammar[language].length,
    mistakes: mistakes[language].length,
    texts: texts[language].length,
    'false friends': pairs.reduce((sum, [, lines]) => sum + lines.length, 0),
  };
}
