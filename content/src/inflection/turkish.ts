/** Suffixes as a grammar writes them: A is a/e, I is ı/i/u/ü, D is d/t, C is c/ç. */
function spell(pattern: string): string {
  return pattern
    .replaceAll('A', '[ae]')
    .replaceAll('I', '[ıiuü]')
    .replaceAll('D', '[dt]')
    .replaceAll('C', '[cç]');
}

const plural = 'lAr';
const possessive = '(?:ImIz|mIz|InIz|nIz|Im|m|In|n|sI|I)';
const grammaticalCase = '(?:n?DAn|n?DA|nIn|In|[yn]?A|[yn]?I|y?lA|n?CA)';
const copula = '(?:y?Im|sInIz|sIn|y?Iz|DIr|y?DI(?:m|n|k|nIz|lAr)?|y?mIş|y?sA|lAr)';
const nominal = spell(
  `^(?:lI|sIz|CI|lIk)?(?:${plural})?${possessive}?${grammaticalCase}?(?:ki)?(?:${plural})?${copula}?$`,
);

const voice = '(?:Il|n|In|DIr|t|Iş)?';
const ability = '(?:y?Abil|y?AmA|mA)?';
const tense =
  '(?:Iyor|DI|mIş|y?AcAk|y?AcAğ|Ir|Ar|r|z|mAz|mAlI|mAktA|sA|y?A|mAk|mA|mAsI|mAm|y?An|y?Ip|y?IncA|y?ArAk|DIk|DIğ|DIkçA|y?In|y?InIz)';
const verbal = spell(
  `^${voice}${ability}${tense}?(?:lAr)?(?:y?DI|y?mIş|y?sA)?(?:sInIz|sIn|Im|Iz|m|k|n|nIz|lAr|DIr)?${possessive}?${grammaticalCase}?$`,
);

/** The stem, and the stem with its last consonant softened (kitap: kitab-) or vowel dropped (bekle: bekl-). */
function stemsOf(word: string): string[] {
  const softened: Record<string, string> = { p: 'b', ç: 'c', t: 'd', k: 'ğ' };
  const last = word.at(-1) ?? '';
  const stems = [word];
  const soft = softened[last];
  if (soft) stems.push(word.slice(0, -1) + soft);
  return stems;
}

/** Whether a token is the headword with a chain of regular Turkish suffixes. */
export function isRegularTurkish(headword: string, token: string): boolean {
  const verb = /^(.{2,})m[ae]k$/u.exec(headword);
  const stems = verb ? stemsOf(verb[1] ?? '') : stemsOf(headword);
  if (verb && /[ae]$/u.test(stems[0] ?? '')) stems.push((stems[0] ?? '').slice(0, -1));
  const suffixes = new RegExp(verb ? verbal : nominal, 'u');
  return stems.some(
    (stem) => stem.length >= 2 && token.startsWith(stem) && suffixes.test(token.slice(stem.length)),
  );
}
