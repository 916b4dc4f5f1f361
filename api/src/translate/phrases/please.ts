import { allGloss } from '@topwords/languages/gloss';
import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';

/** "Please" in a text, with the commas and spaces around it. */
function pleaseIn(language: LanguageCode): RegExp {
  const { please } = allGloss[language];
  const spellings = [...new Set([please, foldText(please)])].join('|');
  return new RegExp(`,?\\s*(?<![\\p{L}\\p{N}])(?:${spellings})(?![\\p{L}\\p{N}]),?\\s*`, 'giu');
}

/**
 * A text without the "please" that stands anywhere in it: *Could you please help me?*, *Закройте,
 * пожалуйста, дверь.* Undefined when it has none, several, or nothing else.
 */
export function withoutPlease(text: string, language: LanguageCode): string | undefined {
  const pieces = text.split(pleaseIn(language));
  if (pieces.length !== 2) return undefined;
  const [before = '', after = ''] = pieces;
  if (!hasWord(before) && !hasWord(after)) return undefined;
  return before + (hasWord(before) && hasWord(after) ? ' ' : '') + after;
}

function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** A request with "please" before its final mark; unchanged when it says so already. */
export function withPlease(request: string, language: LanguageCode): string {
  if (pleaseIn(language).test(request)) return request;
  return request.replace(/(?=[.!?…]*$)/u, `, ${allGloss[language].please}`);
}

/** Splits a sentence at its commas, but not at the one before a final "please". */
export function splitAtCommas(sentence: string, language: LanguageCode): string[] {
  const pieces = sentence.split(/,\s+/u);
  const last = pieces.at(-1) ?? '';
  const isPlease = pieces.length > 1 && !hasWord(last.replace(pleaseIn(language), ''));
  return isPlease ? [...pieces.slice(0, -2), pieces.slice(-2).join(', ')] : pieces;
}
