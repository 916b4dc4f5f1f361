import { wordSet } from '../../lookup/word-set.ts';

/** Words in -ого and -его whose г is not в. */
const keepsG = wordSet(
  'много немного намного ненамного дорого недорого строго нестрого полого отлого убого лего ого иго эго',
);

/** Consonants that are written but not said, and -ться. Stress marks follow their vowels. */
const silent: [RegExp, string][] = [
  [/ть?ся$/u, 'ца'],
  [/стн/gu, 'сн'],
  [/здн/gu, 'зн'],
  [/(?<=сча́?)стл/gu, 'сл'],
  [/лнц/gu, 'нц'],
  [/рдц/gu, 'рц'],
  [/(?<=чу́?|здра́?)вств/gu, 'ств'],
  [/ндск/gu, 'нск'],
];

/** Spellings with another sound in everyday words. */
const exceptions: [RegExp, string][] = [
  [/^(не|ни)?что(?=$|́|б|-)/u, '$1што'],
  [/(?<=коне́?)чн/u, 'шн'],
  [/(?<=ску́?)чн/u, 'шн'],
  [/(?<=яи́?)чниц/u, 'шниц'],
  [/(?<=(?:наро|пустя)́?)чн/u, 'шн'],
  [/(?<=(?:л[ёе]|мя)́?)г(?=[кч])/u, 'х'],
  [/^бог$/u, 'бох'],
];

function plain(word: string): string {
  return word.replaceAll('\u0301', '');
}

/**
 * Writes a Russian word as it is said, as far as letters allow. A respelling by its author keeps
 * its г and ч.
 */
export function respell(word: string, isRespelled: boolean): string {
  let said = word;
  if (!isRespelled) {
    // нечто keeps its ч.
    if (plain(word) !== 'нечто') for (const [from, to] of exceptions) said = said.replace(from, to);
    if (!keepsG.has(plain(word)))
      said = said.replace(/(?<=[ое]\u0301?)г(?=о\u0301?(?:ся)?$)/u, 'в');
    said = said.replace(/^(сего́?)(?=дня)/u, (today) => today.replace('г', 'в'));
  }
  for (const [from, to] of silent) said = said.replace(from, to);
  return said;
}
