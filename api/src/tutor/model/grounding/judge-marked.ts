import { allTutor } from '@topwords/languages/tutor';
import type { SentenceToken } from './read-tokens.ts';
import { stressKey, wordKey, type TableFacts } from './table-facts.ts';

/** Longer marked texts are examples, where a word may stand for another one. */
const maxTokens = 3;
/** With hyphens: *по-тво́ему* is not stressed like *твоему́*. */
const word = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu;
const vowels = /[аеёиоуыэюя]/giu;
const stressMark = /\u0301/gu;

/**
 * Whether a marked text has a stress that none of the words with its form has. A text that has
 * the same form with two stresses compares words that look alike.
 */
export function isStressWrong(tokens: readonly SentenceToken[], facts: TableFacts): boolean {
  const stressed = tokens
    .filter(({ isMasked }) => isMasked)
    .map(({ raw }) => [...raw.matchAll(word)].map(([one]) => one.normalize('NFC')))
    .filter((words) => words.length <= maxTokens)
    .flat()
    .filter((one) => one.includes('\u0301') && (one.match(vowels)?.length ?? 0) > 1);
  const spellings = Map.groupBy(stressed, (one) => wordKey(one, facts.language));
  return [...spellings].some(([plain, found]) => {
    const [first = '', ...others] = new Set(found.map(stressKey));
    const known = facts.stressOf(plain);
    const isOne = others.length === 0 && first.match(stressMark)?.length === 1;
    return isOne && known !== undefined && !known.has(first);
  });
}

/** Whether a marked text is a noun with an article of another gender. */
export function isArticleWrong(tokens: readonly SentenceToken[], facts: TableFacts): boolean {
  const { articles, takesMasculine } = allTutor[facts.language].variants ?? {};
  if (!articles) return false;
  const masculine = articles.m.split(' ');
  const feminine = articles.f.split(' ');
  return tokens
    .filter(({ isMasked }) => isMasked)
    .map(({ raw }) => wordKey(raw, facts.language).split(' '))
    .some(([article = '', noun = '', ...rest]) => {
      if (noun === '' || rest.length > 0) return false;
      const gender = facts.genderOf(noun);
      if (gender === 'm') return feminine.includes(article);
      return gender === 'f' && masculine.includes(article) && !takesMasculine?.test(noun);
    });
}
