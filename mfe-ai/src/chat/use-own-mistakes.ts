import { useQuery } from '@tanstack/react-query';
import {
  getPracticeMistakes,
  isLanguageCode,
  type LanguageCode,
  type PracticeMistake,
} from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';
import { useAsked } from '../asked-word/asked-context.ts';

/** A question about two words or forms that the tutor understands, in the language of its answers. */
const differenceOf: Record<LanguageCode, (one: string, other: string) => string> = {
  en: (one, other) => `What’s the difference between ${one} and ${other}?`,
  es: (one, other) => `¿Cuál es la diferencia entre ${one} y ${other}?`,
  ru: (one, other) => `В чём разница между ${one} и ${other}?`,
  tr: (one, other) => `${one} ile ${other} arasındaki fark nedir?`,
};

/** Whether a mistake is about two single words or forms: a slip of spelling is not. */
function isOfTwo({ kind, wanted, taken }: PracticeMistake): boolean {
  return kind !== 'spelling' && ![wanted, taken].some((text) => text.includes(' '));
}

/** The question about what the learner mixes up most with a word of the bank, if anything. */
export function useOwnMistakes(native: LanguageCode, id: number | null): string | undefined {
  const { language } = useAsked();
  const isOfBank = id !== null && isLanguageCode(language) && language !== native;
  const { data } = useQuery({
    ...callQuery(getPracticeMistakes, { query: { language: isOfBank ? language : 'en' } }),
    enabled: isOfBank,
    // The tutor works without it.
    retry: false,
  });
  const mistake = data?.mistakes.find(
    (one) => isOfTwo(one) && (one.word_id === id || one.taken_word_id === id),
  );
  return mistake && differenceOf[native](mistake.wanted, mistake.taken);
}
