import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import type { CatalogueWord } from './catalogue.ts';

/** The gloss of a word's main sense; `''` in the word's own language. */
export function mainGlossOf({ senses }: CatalogueWord, native: LanguageCode): string {
  return senses[0]?.gloss[native] ?? '';
}

const maxSenses = 3;

/** Words whose first sense does not stand for the others: *su* is "his" no more than "her". */
const grammatical = new Set<PartOfSpeech>(['determiner', 'pronoun', 'preposition', 'conjunction']);

/**
 * What a card shows: the gloss of a word's main sense, of a grammatical word those of its first
 * senses that add an equivalent. `''` in the word's own language.
 */
export function cardGlossOf(word: CatalogueWord, native: LanguageCode): string {
  if (!grammatical.has(word.pos)) return mainGlossOf(word, native);
  const ofKind = word.senses.filter((sense) => sense.pos === word.pos);
  const said = new Set<string>();
  const glosses = ofKind.flatMap(({ gloss }) => {
    // What is in brackets tells one use from the other: "in (a room); in (a year)".
    const added = equivalentsIn(gloss[native] ?? '').filter((equivalent) => !said.has(equivalent));
    for (const equivalent of added) said.add(equivalent).add(withoutBrackets(equivalent));
    return added.length === 0 ? [] : [added.join(', ')];
  });
  return glosses.slice(0, maxSenses).join('; ');
}

/** What a word means, its first senses: Turkish *yüz* is "face; a hundred". */
export function glossOf({ senses }: CatalogueWord, native: LanguageCode): string {
  const glosses = senses.flatMap(({ gloss }) => gloss[native] ?? []);
  return [...new Set(glosses)].slice(0, maxSenses).join('; ');
}

/**
 * What a word means as a part of speech, its first senses: *light* beside *heavy* is "not heavy;
 * bright", not the noun. `''` if it has none of that kind.
 */
export function glossAs(word: CatalogueWord, pos: PartOfSpeech, native: LanguageCode): string {
  const ofKind = word.senses.filter((sense) => sense.pos === pos);
  const glosses = ofKind.flatMap(({ gloss }) => gloss[native] ?? []);
  return glosses.slice(0, maxSenses).join('; ');
}

/**
 * The equivalents that a gloss lists, each with what tells it from others: "go (on foot), walk" are
 * "go (on foot)" and "walk". Commas and semicolons in brackets separate nothing.
 */
export function equivalentsIn(gloss: string): string[] {
  return gloss.split(/[,;]\s*(?![^()]*\))/u).filter((equivalent) => equivalent !== '');
}

/** Marks of a question or an exclamation, which are not part of a phrase: `¿cómo estás?`. */
const outerMarks = /^[¿¡]+|[!?]+$/gu;

/** The distinct equivalents of a gloss as a text would have them; none if it only explains. */
export function plainEquivalentsIn(gloss: string): string[] {
  const plain = equivalentsIn(gloss).map((one) => withoutBrackets(one).replaceAll(outerMarks, ''));
  return [...new Set(plain)].filter((equivalent) => equivalent !== '');
}

/** An equivalent without what is in brackets, as a text would have it. */
export function withoutBrackets(equivalent: string): string {
  return equivalent.replaceAll(/\s*\([^()]*\)/gu, '').trim();
}

/** The plain equivalents of a gloss; if it has none, the gloss, which explains the word. */
export function translationsIn(gloss = ''): string[] {
  const plain = plainEquivalentsIn(gloss);
  return plain.length === 0 && gloss !== '' ? [gloss] : plain;
}

/** Distinct equivalents of a word in a language as a text would have them, main sense first. */
export function plainEquivalentsOf({ senses }: CatalogueWord, native: LanguageCode): string[] {
  return [...new Set(senses.flatMap(({ gloss }) => plainEquivalentsIn(gloss[native] ?? '')))];
}
