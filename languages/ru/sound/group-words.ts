import { wordSet } from '../../lookup/word-set.ts';

/** Words that join the next one. */
const proclitics = wordSet(
  'в во с со к ко о об обо от ото у на за до по из изо без под подо над при про для не ни и а но кое',
);
/** Words that join the one before. */
const enclitics = wordSet('бы б же ж ли ль то ка либо нибудь таки');
const unstressedAfter = wordSet('что што');

/** A word with its clitics, said as one; they are joined with ‿, or with nothing at a hyphen. */
export interface WordGroup {
  before: string;
  /** The word that may be stressed; empty if there are only clitics. */
  host: string;
  after: string;
}

/** Groups the words of a phrase in lower case with the clitics around them. */
export function groupWords(phrase: string): WordGroup[] {
  const parts = phrase.split(/(?=[ -])/u).filter((part) => /\p{L}/u.test(part));
  if (parts.length === 1) return [{ before: '', host: phrase.trim(), after: '' }];
  const groups: WordGroup[] = [];
  let before = '';
  for (const [place, part] of parts.entries()) {
    const word = part.replaceAll(/[ -]/gu, '');
    const plain = word.replaceAll('\u0301', '');
    const tie = part.startsWith('-') ? '' : '‿';
    const nextTie = parts[place + 1]?.startsWith('-') === true ? '' : '‿';
    const last = groups.at(-1);
    if (proclitics.has(plain)) {
      before += `${word}${nextTie}`;
    } else if (before === '' && last && enclitics.has(word)) {
      last.after += `${tie}${word}`;
    } else if (before === '' && last && unstressedAfter.has(word)) {
      groups.push({ before: word, host: '', after: '' });
    } else {
      groups.push({ before, host: word, after: '' });
      before = '';
    }
  }
  if (before !== '') groups.push({ before: before.replace(/‿$/u, ''), host: '', after: '' });
  return groups;
}
