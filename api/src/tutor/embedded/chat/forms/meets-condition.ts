import type { ExampleCondition } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import type { Use } from '../../facts/word-facts.ts';

/** The end of what comes before a negated verb, in each language. */
const negations: Record<LanguageCode, RegExp> = {
  en: /(?:\b(?:not|never|cannot)|n['’]t)(?: \p{L}+)?\s*$/iu,
  es: /(?<!\p{L})(?:no|nunca|tampoco|jamás)(?: (?:me|te|se|le|lo|la|nos|os|les|los|las|he|ha|han|has|hemos))*\s*$/iu,
  ru: /(?<!\p{L})(?:не|никогда не)\s*$/iu,
  tr: /(?!)/u,
};

/** What makes a Turkish verb negative, right after its stem; also in `gelemez`. */
const negativeEnding =
  /^(?:y?[ae])?(?:m[ae]d[ıi]|m[ae]z|m[ıiuü]yor|m[ae]m[ıi]ş|m[ae]y[ae]c[ae][kğ])/u;
const infinitive = /m[ae]k$/u;

/** "…, isn't it?" */
const tag = /,[^,]*\?["»”]?\s*$/u;

/** Sentences with a negation: a word that is no verb is not itself negated. */
const isNegative: Record<LanguageCode, RegExp> = {
  en: /\b(?:not|never|cannot|nothing|nobody)\b|n['’]t\b/iu,
  es: /(?<!\p{L})(?:no|nunca|nada|nadie|tampoco)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:не|нет|никогда|ничего|никто)(?!\p{L})/iu,
  tr: /(?<!\p{L})(?:değil|yok|hiç)|m[ıiuü]yor|m[ae]d[ıi]|m[ae]z(?!\p{L})/iu,
};

/** Whether a sentence is a question, or negates the word; of other words, whether it is negative. */
export function meetsCondition(
  { sentence: { text }, form, start, end }: Use,
  condition: ExampleCondition,
  word: Pick<CatalogueWord, 'text' | 'language' | 'pos'>,
): boolean {
  if (
    condition === 'negative' &&
    word.pos !== 'verb' &&
    isNegative[word.language].test(clauseAt(text.replace(tag, ''), start))
  ) {
    return true;
  }
  if (condition === 'question') return /\?["»”]?\s*$/u.test(text);
  if (word.language === 'tr') {
    return isNegatedTurkish(form, word.text) || /^\s+(?:değil|yok)/u.test(text.slice(end));
  }
  return negations[word.language].test(text.slice(0, start));
}

/** The sentence of a text that has a place: "That's enough. I don't want to argue." */
function clauseAt(text: string, place: number): string {
  const before = Math.max(
    ...['. ', '! ', '? ', '; '].map((end) => text.lastIndexOf(end, place - 1)),
  );
  const ends = ['. ', '! ', '? ', '; ']
    .map((end) => text.indexOf(end, place))
    .filter((at) => at >= 0);
  return text.slice(before + 1, Math.min(text.length, ...ends));
}

function isNegatedTurkish(form: string, text: string): boolean {
  const stem = text.replace(infinitive, '');
  const lower = form.toLocaleLowerCase('tr');
  return stem !== text && lower.startsWith(stem) && negativeEnding.test(lower.slice(stem.length));
}
