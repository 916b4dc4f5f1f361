import { loadSpelling } from '@topwords/content/spelling';
import {
  allCorrection,
  withoutAccents,
  wordsNear,
  type Lexicon,
  type Rule,
} from '@topwords/languages/correction';
import { allText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';

const shortest = 3;

function listed(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** The letters of a language, from its character class. */
function lettersOf(language: LanguageCode): string {
  const own = new RegExp(`^[${allText[language].letters}]$`, 'u');
  const ranges = [
    'abcdefghijklmnopqrstuvwxyz',
    'абвгдежзийклмнопрстуфхцчшщъыьэюяё',
    'áéíóúüñçğışöü',
  ];
  return [...new Set(ranges.join(''))].filter((letter) => own.test(letter)).join('');
}

/** Finds misspelt common words: near misses of exactly one, and no word themselves. */
export function spellingRule(language: LanguageCode, lexicon: Lexicon): Rule {
  const { alike = '', accepted, fold = (form: string) => form } = allCorrection[language];
  let loaded: ReturnType<typeof load> | undefined;
  function load() {
    const { words, real } = loadSpelling()[language];
    return {
      words: new Map(listed(words).map((word) => [fold(word), word])),
      byAccents: Map.groupBy(listed(words).map(fold), withoutAccents),
      real: new Set(listed(real).map(fold)),
      letters: lettersOf(language),
    };
  }
  return ({ tokens }) =>
    tokens.flatMap(({ text, written }, at) => {
      const isSmall =
        /^\p{Ll}+$/u.test(written) || (at === 0 && /^\p{Lu}\p{Ll}{5,}$/u.test(written));
      if (text.length < shortest || !isSmall || lexicon.isKnown(text)) return [];
      loaded ??= load();
      const { real, ...known } = loaded;
      const misspelling = fold(text);
      if (real.has(misspelling) || accepted?.test(text)) return [];
      const near = wordsNear(misspelling, { ...known, alike });
      const right = near.length === 1 ? known.words.get(near[0] ?? '') : undefined;
      if (right === undefined) return [];
      return [
        {
          from: at,
          to: at + 1,
          right,
          kind: 'spelling' as const,
          reason: (texts) => texts.spelled(`*${right}*`),
        },
      ];
    });
}
