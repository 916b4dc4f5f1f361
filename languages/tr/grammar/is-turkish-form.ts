import { isFront, soften } from './sounds.ts';
import { mapOf } from '../../lookup/map-of.ts';

/**
 * Compiles suffixes written as in grammars: A is a/e, I is ı/i/u/ü, D is d/t, C is c/ç; V and K
 * require a preceding vowel or consonant, since many suffixes have a different shape after each.
 */
function spell(pattern: string): RegExp {
  const letters = mapOf({
    A: '[ae]',
    I: '[ıiuü]',
    D: '[dt]',
    C: '[cç]',
    V: '(?<=[aeıioöuü])',
    K: '(?<=[^aeıioöuü])',
  });
  return new RegExp(
    pattern.replaceAll(/[AIDCVK]/g, (letter) => letters.get(letter) ?? letter),
    'uy',
  );
}

const possessive = '(?:V(?:mIz|nIz|m|n|sI)|K(?:ImIz|InIz|Im|In|I))?';
const grammaticalCase = '(?:n?DAn?|V(?:nIn|[yn]A|[yn]I|ylA|ncA)|K(?:In|A|I|lA|CA))?';
const copula = '(?:V(?:yIm|yIz|yDI|ymIş|ysA)|K(?:Im|Iz|DI|mIş|sA)|sIn|sInIz|DIr|lAr)?';
const person = '(?:m|k|n|nIz|lAr)?';
const ending = `(?:lAr)?${possessive}${grammaticalCase}`;

const nominal = spell(
  `(?:lI|sIz|CI|lIk)?${ending}(?:ki(?:lAr)?(?:n?DAn?|nIn|ni)?)?${copula}${person}$`,
);

const base = '(?:V(?:n|t)|K(?:Il|In|DIr|Iş))?(?:VyAbil|KAbil|VyAmA|KAmA|mA)?';
const finite =
  '(?:V(?:yAcA[kğ]|yA|r|m|yIz)|K(?:AcA[kğ]|A|Ir|Ar|Iyor)|m?Iyor|DI|mIş|mAm|mAyIz|mAz|z|mAlI|sA|sIn)(?:lAr)?(?:y?DI|y?mIş|y?sA)?(?:sInIz|sIn|Im|Iz|lIm|yIm|DIr)?' +
  person;
const nounOfVerb = `(?:mAk|mA|DI[kğ]|VyAcA[kğ]|KAcA[kğ]|VyAn|KAn|VyIş|KIş)${ending}`;
const adverbial = '(?:VyIp|KIp|VyIncA|KIncA|VyArAk|KArAk|DIkçA|mAdAn|VyIn(?:Iz)?|KIn(?:Iz)?)';
const verbal = spell(`${base}(?:${finite}|${nounOfVerb}|${adverbial})?$`);
const progressive = spell('[ıiuü]yor');

/** The stem, and the stem with its last consonant softened before a vowel (kitap: kitab-). */
function stemsOf(word: string): string[] {
  return [word, soften(word)];
}

/** Suffixes whose vowel never changes: later suffixes agree with it, except -ki. */
const fixedVowels = mapOf({ yor: 'o', bil: 'i', ki: '' });

/** Whether the vowels of the suffixes agree with the stem's last vowel. */
function isHarmonious(stem: string, suffixes: string): boolean {
  let before = stem.match(/[aeıioöuü]/gu)?.at(-1) ?? '';
  for (const part of suffixes.split(/(yor|bil|ki)/)) {
    const fixed = fixedVowels.get(part);
    for (const vowel of fixed === undefined ? (part.match(/[aeıiuü]/gu) ?? []) : []) {
      if (before && isFront(vowel) !== isFront(before)) return false;
    }
    before = fixed || before;
  }
  return true;
}

function follows(stem: string, token: string, suffixes: RegExp): boolean {
  if (!token.startsWith(stem)) return false;
  suffixes.lastIndex = stem.length;
  return suffixes.test(token) && isHarmonious(stem, token.slice(stem.length));
}

/**
 * Whether a token is the headword with a chain of regular suffixes. Accepts longer chains than
 * paradigms list (evimdekilerden), but is less exact: only use it for tokens known to be Turkish.
 */
export function isTurkishForm(headword: string, token: string, isVerb: boolean): boolean {
  const stem = isVerb ? /^(.{2,})m[ae]k$/u.exec(headword)?.[1] : undefined;
  if (!stem)
    return headword.length > 1 && stemsOf(headword).some((noun) => follows(noun, token, nominal));
  if (stemsOf(stem).some((verb) => follows(verb, token, verbal))) return true;
  return /[ae]$/u.test(stem) && follows(stem.slice(0, -1), token, progressive);
}
