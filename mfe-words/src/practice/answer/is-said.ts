import { bareText, judgeAnswer, plainText, type Question } from '@topwords/languages/typing';

function withoutGaps(text: string): string {
  return text.replaceAll(/[ -]/g, '');
}

/** All runs of up to `longest` words. */
function runsOf(words: readonly string[], longest: number): string[] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(longest, words.length - start) }, (_size, more) =>
      words.slice(start, start + more + 1).join(' '),
    ),
  );
}

/**
 * Whether a text that was heard contains one of the answers, as whole words and compared as typed
 * answers are. Slips do not count: recognition spells well, so another letter is another word.
 */
export function isSaid(
  heard: string,
  { answers, language, pos }: Pick<Question, 'answers' | 'language' | 'pos'>,
): boolean {
  const words = plainText(heard, language).split(' ');
  return answers.some((answer) => {
    const plain = plainText(answer, language);
    const size = plain.split(' ').length;
    return runsOf(words, size + 1).some((run) => {
      if (withoutGaps(run) === withoutGaps(plain)) return true;
      // An accent never makes another word of several ones.
      if (size > 1 && bareText(run, language) === bareText(plain, language)) return true;
      return judgeAnswer(run, { answers: [answer], language, pos }).verdict === 'right';
    });
  });
}
