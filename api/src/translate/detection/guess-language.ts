import { isTranslatorLanguage, type TranslatorLanguage } from '@topwords/platform/contracts';

/** Language codes of eld that differ from ours. */
const ours = new Map(Object.entries<TranslatorLanguage>({ zh: 'zh-Hans', no: 'nb', tl: 'fil' }));

/** Common characters that exist only in traditional Chinese. */
const traditional =
  /[們個這來時說國會學為對過後還沒麼樣點問見車長開關門間話語讀書電腦買賣錢飯館東熱嗎]/u;

const minScore = 0.6;
const minLead = 0.05;

/**
 * Guesses the language from the n-grams of a text (eld). Undefined when no language is likely, or
 * two are equally likely. Loads its tables on the first call.
 */
export async function guessLanguage(text: string): Promise<TranslatorLanguage | undefined> {
  const { eld } = await import('eld/extrasmall');
  const guess = eld.detect(text);
  const [best = 0, second = 0] = Object.values(guess.getScores()).toSorted((a, b) => b - a);
  const isLikely = guess.isReliable() || (best >= minScore && best - second >= minLead);
  if (!isLikely) return undefined;
  if (guess.language === 'zh' && traditional.test(text)) return 'zh-Hant';
  const code = ours.get(guess.language) ?? guess.language;
  return isTranslatorLanguage(code) ? code : undefined;
}
