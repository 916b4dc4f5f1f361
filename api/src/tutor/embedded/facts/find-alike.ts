import { allTutor, plainGloss } from '@topwords/languages/tutor';
import { editDistance, foldText } from '@topwords/languages/text';
import { languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../../../bank/catalogue.ts';
import { groupByEach } from '../../../bank/group-by-each.ts';
import { memoizeByLanguage } from '../../../bank/memoize-by-language.ts';
import type { Subject } from './fact-sources.ts';
import { areSpelledAlike, beginningsOf } from './spelling.ts';
import { shareStem } from './share-stem.ts';
import type { FalseFriend, Related } from './word-facts.ts';

const maxConfusable = 3;

/** Whether two words mean the same or nearly the same: some language has one word for both. */
function areNear(a: CatalogueWord, b: CatalogueWord): boolean {
  if (shareMeaning(a, b)) return true;
  return languageCodes.some((code) => {
    const others = new Set(namesIn(b, code));
    return namesIn(a, code).some((name) => others.has(name) || beginAlike(name, others, code));
  });
}

function namesIn(word: CatalogueWord, code: LanguageCode): readonly string[] {
  if (word.language !== code) return word.translations[code];
  return word.meanings.flatMap((meaning) => meaning.words[code].headwords);
}

function beginAlike(name: string, others: ReadonlySet<string>, code: LanguageCode): boolean {
  return [...others].some((other) => shareStem(name, other, code));
}

/** Whether words are one edit apart with equal first and last letters: think, thank; not have, save. */
function areConfusable(a: CatalogueWord, b: CatalogueWord): boolean {
  if ((a.pos === 'verb') !== (b.pos === 'verb')) return false;
  const { infinitive, infinitiveVaries } = allTutor[a.language];
  // Compares verbs without the infinitive ending, which all verbs share.
  const [one, other] = [a, b].map(({ text, pos }) =>
    pos === 'verb' && infinitive ? text.replace(infinitive, '') : text,
  ) as [string, string];
  const isSameKind = a.text.slice(one.length) === b.text.slice(other.length);
  if (!infinitiveVaries && !isSameKind) return false;
  if (one[0] !== other[0] || one.at(-1) !== other.at(-1)) return false;
  if (Math.min(one.length, other.length) < (a.pos === 'verb' ? 3 : 4)) return false;
  return editDistance(one, other, 1) !== undefined;
}

/** Words of the same language with similar spelling and other meanings, the most common first. */
export function findConfusable({ sources, word, native }: Subject): Related[] {
  if (word.text.includes(' ')) return [];
  const found: Related[] = [];
  for (const other of sources.catalogue.ofLanguage(word.language)) {
    if (found.length === maxConfusable) break;
    if (other.id === word.id || other.text.includes(' ')) continue;
    if (!areConfusable(word, other) || areNear(word, other)) continue;
    const [translation] = other.translations[native];
    if (translation !== undefined)
      found.push({ word: other, translation: plainGloss(translation) });
  }
  return found;
}

/** Distinct words of a language that begin like a given word. */
export type BeginningIndex = (language: LanguageCode, word: CatalogueWord) => CatalogueWord[];

/** Indexes words by their first letters. */
export function indexBeginnings(catalogue: Catalogue): BeginningIndex {
  const indexOf = memoizeByLanguage((language) =>
    groupByEach(catalogue.ofLanguage(language), beginningsOf),
  );
  return (language, word) => [
    ...new Set(beginningsOf(word).flatMap((key) => indexOf(language).get(key) ?? [])),
  ];
}

/** Native words with a similar spelling: cognates, or else false friends. */
export function findLookalikes({ sources, word, native }: Subject): {
  falseFriends: FalseFriend[];
  cognates: string[];
} {
  const alike = sources.beginningLike(native, word).filter((other) => areSpelledAlike(word, other));
  const cognates = alike.filter((other) => shareMeaning(word, other)).map(({ text }) => text);
  if (cognates.length > 0) return { falseFriends: [], cognates };
  const falseFriends = alike
    .filter((other) => foldText(other.text) === foldText(word.text) || other.pos === word.pos)
    .filter((other) => !areNear(word, other) && !hasCognate(other, word.language))
    .map((other) => ({ text: other.text, means: headwordsOf(other, word.language).slice(0, 2) }))
    .filter(({ means }) => means.length > 0);
  return { falseFriends, cognates };
}

function shareMeaning(a: CatalogueWord, b: CatalogueWord): boolean {
  return a.meanings.some((meaning) => b.meanings.includes(meaning));
}

function headwordsOf(word: CatalogueWord, language: LanguageCode): string[] {
  return [...new Set(word.meanings.flatMap((meaning) => meaning.words[language].headwords))];
}

/** Someone who knows `contrato` does not mistake `contacto` for the English contract. */
function hasCognate(word: CatalogueWord, language: LanguageCode): boolean {
  return headwordsOf(word, language).some((text) => areSpelledAlike({ text, language }, word));
}
