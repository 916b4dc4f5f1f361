/** A sound read from Spanish letters, before allophones. */
export interface SpanishSound {
  ipa: string;
  isVowel: boolean;
  /** Has a written accent. */
  isAccented: boolean;
}

interface Variety {
  /** The sound of z, and of c before e and i. */
  soft: string;
}

type Rule = [letters: RegExp, sounds: (match: string, variety: Variety) => string];

/**
 * Letters and their sounds, the first that matches. Capitals are archiphonemes: B D G are stops or
 * approximants, R is a trill, I and U are vowels or glides; í and ú have a written accent.
 */
const rules: Rule[] = [
  [/^x(?=c[eiéí])/u, () => 'k'],
  [/^s(?=c[eiéí])/u, (_, { soft }) => (soft === 's' ? '' : 's')],
  [/^ch/u, () => 'tʃ'],
  [/^sh/u, () => 'ʃ'],
  [/^ll/u, () => 'ʝ'],
  [/^rr/u, () => 'R'],
  [/^qu(?=[eiéí])/u, () => 'k'],
  [/^gu(?=[eiéí])/u, () => 'G'],
  [/^gü/u, () => 'G U'],
  [/^g(?=[eiéí])/u, () => 'x'],
  [/^[cz](?=[eiéí])/u, (_, { soft }) => soft],
  [/^z/u, (_, { soft }) => soft],
  [/^[cqk]/u, () => 'k'],
  [/^x/u, () => 'k s'],
  [/^[bv]/u, () => 'B'],
  [/^d/u, () => 'D'],
  [/^g/u, () => 'G'],
  [/^j/u, () => 'x'],
  [/^ñ/u, () => 'ɲ'],
  [/^h/u, () => ''],
  [/^y(?=[aeiouáéíóú])/u, () => 'ʝ'],
  [/^[iy]/u, () => 'I'],
  [/^[uü]/u, () => 'U'],
  [/^[w]/u, () => 'w'],
  [/^[a-záéíóú]/u, (match) => match],
];

const accented = new Map([
  ['á', 'a'],
  ['é', 'e'],
  ['í', 'i'],
  ['ó', 'o'],
  ['ú', 'u'],
]);

/** Letters at the start of a word that have another sound inside. The h after des- is silent. */
function respellStart(word: string): string {
  return word
    .replace(/^hi(?=[eé])/u, 'y')
    .replace(/^hu(?=[aeoáéó])/u, 'w')
    .replace(/^ps/u, 's')
    .replace(/^desh/u, 'des')
    .replace(/^x/u, 's')
    .replace(/^r(?!r)/u, 'rr');
}

/** Words whose x sounds like j. */
const olderX = /^(méxic|mexic|texas|texan|oaxac)/u;

/** Reads the letters of a Spanish word in lower case. `soft` is θ or s. */
export function spellOut(word: string, variety: Variety): SpanishSound[] {
  const modern = olderX.test(word) ? word.replace('x', 'j') : word;
  let rest = respellStart(modern).replaceAll(/(?<=[nls])r/gu, 'rr');
  const sounds: SpanishSound[] = [];
  while (rest !== '') {
    const rule = rules.find(([letters]) => letters.test(rest));
    const match = rule?.[0].exec(rest)?.[0] ?? rest.charAt(0);
    for (const ipa of (rule?.[1](match, variety) ?? '').split(' ').filter(Boolean)) {
      const isVowel = /^[aeoIUáéíóú]$/u.test(ipa);
      const plain = accented.get(ipa);
      if (isVowel || sounds.at(-1)?.ipa !== ipa || ipa === 'n') {
        sounds.push({ ipa: plain ?? ipa, isVowel, isAccented: plain !== undefined });
      }
    }
    rest = rest.slice(match.length);
  }
  return sounds;
}
