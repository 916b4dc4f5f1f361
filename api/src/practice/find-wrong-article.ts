import { plainText, typingOf } from '@topwords/languages/typing';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import type { UsageOf } from '../bank/usage-loader.ts';
import type { Mistake } from './mistake-repository.ts';

/** A right noun with the article of the other gender. */
export function findWrongArticle(
  usageOf: UsageOf,
  word: CatalogueWord,
  text: string,
): Mistake | undefined {
  if (word.pos !== 'noun') return undefined;
  const { language } = word;
  const plain = plainText(text, language);
  const [article = '', ...rest] = plain.split(' ');
  const asked = genderOf(word, usageOf(word).gender);
  const given = typingOf(language)?.articleGenders?.get(article);
  const isHeadword = rest.join(' ') === plainText(word.text, language);
  if (!given || !asked || given === asked || !isHeadword) return undefined;
  const right = articleLike(language, article, asked);
  if (right === undefined) return undefined;
  return {
    kind: 'gender',
    wanted: `${right} ${word.text}`,
    taken: `${article} ${word.text}`,
    takenWordId: null,
  };
}

/** The gender of a noun whose article shows it; undefined if it has both or its senses differ. */
function genderOf(word: CatalogueWord, gender: string | undefined): 'm' | 'f' | undefined {
  const { language, senses, text } = word;
  if (gender !== 'm' && gender !== 'f') return undefined;
  const ofSenses = senses.flatMap(({ meaning }) => meaning.notes[language]?.gender ?? []);
  const isHidden = typingOf(language)?.hidesGender?.test(text) === true;
  return isHidden || ofSenses.some((one) => one !== gender) ? undefined : gender;
}

/** The article of a gender that stands where another one does: `la` for `el`, `una` for `un`. */
function articleLike(language: LanguageCode, article: string, gender: 'm' | 'f') {
  const genders = [...(typingOf(language)?.articleGenders ?? [])];
  const ofGender = (one: 'm' | 'f') => genders.filter(([, of]) => of === one).map(([text]) => text);
  const other = gender === 'm' ? 'f' : 'm';
  return ofGender(gender)[ofGender(other).indexOf(article)];
}
