import type { Texts } from '@topwords/content/usages';
import type { FalseFriend, LanguageCode, WordTeaching } from '@topwords/platform/contracts';
import { translationLanguages, type CatalogueWord } from './catalogue.ts';
import type { Teaching } from './teaching-loader.ts';

interface TeachingContext {
  native: LanguageCode | null;
}

const gap = '___';

/**
 * What is taught about a word, in the native language, or else in the first other one. Mistakes that
 * only speakers of other languages make are left out, and so are look-alikes of other languages. A
 * text that marks stress is about stress, so its marks stay for learners who hide them elsewhere.
 */
export function presentTeaching(
  { language }: Pick<CatalogueWord, 'language'>,
  { contrasts, grammar, mistakes, falseFriends }: Teaching,
  { native }: TeachingContext,
): WordTeaching {
  const languages = translationLanguages(language, native);
  const textOf = (texts: Texts) => languages.flatMap((code) => texts[code] ?? [])[0] ?? '';
  const translate = ({ text, translation }: { text: string; translation: Texts }) => ({
    text,
    translation: textOf(translation),
  });
  return {
    contrasts: contrasts.map(({ key, terms, explanation, pair, quiz }) => ({
      key,
      terms: [...terms],
      explanation: textOf(explanation),
      sentences: pair.map(translate),
      questions: quiz.map(({ text, options, answer, translation }) => {
        const [before = '', after = ''] = text.split(gap);
        return { before, after, options: [...options], answer, translation: textOf(translation) };
      }),
    })),
    mistakes: mistakes
      .filter(({ natives }) => !natives || native === null || natives.includes(native))
      .map(({ key, wrong, right, why }) => ({ key, wrong, right, why: textOf(why) })),
    grammar: grammar.map(({ key, title, note, examples }) => ({
      key,
      title: textOf(title),
      note: textOf(note),
      examples: examples.map(translate),
    })),
    false_friends: falseFriends.flatMap((pair) => presentFriend(pair, language, native)),
  };
}

function presentFriend(
  { words, note }: Teaching['falseFriends'][number],
  language: LanguageCode,
  native: LanguageCode | null,
): FalseFriend[] {
  const own = words[language];
  const lookAlike = native === null ? undefined : words[native];
  if (native === null || native === language || !own || !lookAlike) return [];
  return [
    {
      look_alike: lookAlike.word,
      look_alike_means: lookAlike.means,
      means: own.means,
      example: { text: own.example, translation: own.translation },
      note: note?.[native] ?? null,
    },
  ];
}
