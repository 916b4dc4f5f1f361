const stress = new Map([
  ['ˈ', "'"],
  ['ˌ', ','],
]);

/** The mnemonics of an eSpeak NG voice. */
export interface PhonemeTable {
  /** Mnemonics by IPA symbol; several are separated by spaces. */
  vowels: ReadonlyMap<string, string>;
  consonants: ReadonlyMap<string, string>;
}

const symbolsOf = new WeakMap<PhonemeTable, readonly string[]>();

/** The symbols of a table, the longest first. */
function symbolsIn(table: PhonemeTable): readonly string[] {
  const known = symbolsOf.get(table);
  if (known !== undefined) return known;
  const symbols = [...table.vowels.keys(), ...table.consonants.keys()].toSorted(
    (one, other) => other.length - one.length,
  );
  symbolsOf.set(table, symbols);
  return symbols;
}

function longestSymbol(text: string, symbols: readonly string[]): string | undefined {
  return symbols.find((symbol) => text.startsWith(symbol));
}

/** Mnemonics of one word, each after a `|`, so that they are not read together: `t|S` is not `tS`. */
function writeWord(
  word: string,
  { vowels, consonants }: PhonemeTable,
  symbols: readonly string[],
): string | undefined {
  const written: string[] = [];
  let mark = '';
  for (let rest = word; rest !== '';) {
    const sign = stress.get(rest.charAt(0));
    if (sign !== undefined) {
      mark = sign;
      rest = rest.slice(1);
      continue;
    }
    const symbol = longestSymbol(rest, symbols);
    if (symbol === undefined) return undefined;
    const vowel = vowels.get(symbol);
    const mnemonics = (vowel ?? consonants.get(symbol) ?? '').split(' ');
    if (vowel !== undefined) {
      mnemonics[0] = mark + (mnemonics[0] ?? '');
      mark = '';
    }
    written.push(...mnemonics);
    rest = rest.slice(symbol.length);
  }
  return written.join('|');
}

/**
 * Writes IPA as eSpeak NG mnemonics. Stress marks go before the vowel; the only syllable of an unmarked
 * word is stressed. Undefined if the table lacks a symbol.
 * @see https://github.com/espeak-ng/espeak-ng/blob/master/docs/phonemes.md
 */
export function writePhonemes(ipa: string, table: PhonemeTable): string | undefined {
  const symbols = symbolsIn(table);
  const words = ipa.replaceAll('‿', '').split(' ');
  const isMarked = /[ˈˌ]/u.test(ipa);
  const written = words.map((word) =>
    writeWord(isMarked || words.length > 1 ? word : `ˈ${word}`, table, symbols),
  );
  return written.includes(undefined) ? undefined : written.join(' ');
}
