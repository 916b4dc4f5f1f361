import { isTranslatorLanguage, type TranslatorLanguage } from '@topwords/platform/contracts';

/** Codes of the library that differ from ours. */
const ours = new Map(Object.entries<TranslatorLanguage>({ zh: 'zh-Hans', no: 'nb', tl: 'fil' }));

/** Common characters that only traditional Chinese writes so. */
const traditional =
  /[們個這來時說國會學為對過後還沒麼樣點問見車長開關門間話語讀書電腦買賣錢飯館東熱嗎]/u;

const leastScore = 0.6;
const leastLead = 0.05;

/**
 * The language that the letters of a text, in threes and fours, look like most. Undefined when
 * nothing is likely, or two are equally so. Loads its tables with the first text.
 */
export async function guessLanguage(text: string): Promise<TranslatorLanguage | undefined> {
  const { eld } = await import('eld/extrasmall');
  const guess = eld.detect(text);
  const [best = 0, second = 0] = Object.values(guess.getScores()).toSorted((a, b) => b - a);
  const isLikely = guess.isReliable() || (best >= leastScore && best - second >= leastLead);
  if (!isLikely) return undefined;
  if (guess.language === 'zh' && traditional.test(text)) return 'zh-Hant';
  const code = ours.get(guess.language) ?? guess.language;
  return isTranslatorLanguage(code) ? code : undefined;
}
