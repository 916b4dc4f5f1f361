const ones = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const tens = [
  '',
  'on',
  'yirmi',
  'otuz',
  'kırk',
  'elli',
  'altmış',
  'yetmiş',
  'seksen',
  'doksan',
] as const;

/** The last word of a number as it is said, to which endings are added: 1990 is doksan. */
export function lastWordOfNumber(digits: string): string | undefined {
  const [, last = '', zeros = ''] = /([1-9]?)(0*)$/u.exec(digits) ?? [];
  if (last === '') return digits === '0' ? 'sıfır' : undefined;
  if (zeros.length === 0) return ones[Number(last)];
  if (zeros.length === 1) return tens[Number(last)];
  if (zeros.length === 2) return 'yüz';
  return zeros.length < 6 ? 'bin' : 'milyon';
}

/** Endings on a number word: dört gives dörde. */
export function numberStem(word: string): string {
  return word === 'dört' ? 'dörd' : word;
}
