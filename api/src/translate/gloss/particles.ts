import type { LanguageCode } from '@topwords/platform/contracts';

type Names = Partial<Record<LanguageCode, string>>;

const asks: Names = { en: '(question)', es: '(pregunta)', ru: '(вопрос)' };

const turkishQuestion = /^m[ıiuü](?:y[ıiuü]m|s[ıiuü]n(?:[ıiuü]z)?|y[ıiuü]z|yd[ıiuü]\p{L}*)?$/u;

/**
 * Names of words that are no headwords of the bank since they mark grammar: shown in brackets,
 * as the bank's own explanations are.
 */
export function nameParticle(
  text: string,
  from: LanguageCode,
  to: LanguageCode,
): string | undefined {
  return from === 'tr' && turkishQuestion.test(text.toLocaleLowerCase('tr')) ? asks[to] : undefined;
}
