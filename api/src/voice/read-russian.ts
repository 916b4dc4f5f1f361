import { allSound } from '@topwords/languages/sound';
import { escapeForSynthesis } from './escape-for-synthesis.ts';
import type { FindStress, StressedWord } from './stress-index.ts';
import { wordPhonemes } from './word-phonemes.ts';

const [variety] = allSound.ru.varieties;

const word = /[а-яё]+(?:-[а-яё]+)*/giu;
/** Words with nothing but a space between them. */
const phrase = new RegExp(`${word.source}(?: ${word.source})*`, 'giu');

/** A word of a phrase; `stressed` is undefined if it is left as text. */
interface Token {
  written: string;
  stressed: StressedWord | undefined;
}

/** The phonemes of words that are said together: prepositions join the next word. */
function phonemesOf(run: readonly StressedWord[]): string | undefined {
  const stressed = run.map(({ text }) => text).join(' ');
  const ipa = run[0]?.ipa ?? allSound.ru.ipaOf({ text: stressed, stressed }, variety);
  return wordPhonemes('ru', ipa, variety);
}

/** Whether a word can be said together with others. */
function isPlain(token: Token | undefined): boolean {
  return token?.stressed !== undefined && token.stressed.ipa === undefined;
}

/** Words that are said together, or a single word. */
function splitRuns(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  for (const [place, token] of tokens.entries()) {
    const run = runs.at(-1);
    if (run !== undefined && isPlain(token) && isPlain(tokens[place - 1])) run.push(token);
    else runs.push([token]);
  }
  return runs;
}

/** Words at an edge that lean on what is outside stay text, so that the voice joins them. */
function readRun(run: readonly Token[]): string {
  const start = run.findIndex(({ stressed }) => stressed?.leansOn !== 'last');
  const end = run.findLastIndex(({ stressed }) => stressed?.leansOn !== 'next') + 1;
  const said = start < 0 ? [] : run.slice(start, end).flatMap(({ stressed }) => stressed ?? []);
  const phonemes = said.length > 0 ? phonemesOf(said) : undefined;
  const written = run.map((token) => token.written);
  return phonemes === undefined
    ? written.join(' ')
    : [...written.slice(0, start), phonemes, ...written.slice(end)].join(' ');
}

/**
 * What the embedded engine reads for a Russian text: words whose stress is certain are phonemes, the
 * others stay text, which the voice stresses as well as it can.
 */
export function readRussian(text: string, findStress: FindStress): string {
  const escaped = escapeForSynthesis(text);
  return escaped.replaceAll(phrase, (words, place: number) => {
    const tokens = [...words.matchAll(word)].map(([written]) => ({
      written,
      stressed: findStress(written.toLowerCase()),
    }));
    const read = splitRuns(tokens).map(readRun).join(' ');
    // The voice skips phonemes right after an opening quotation mark.
    return read.startsWith('[[') && /\S/u.test(escaped.charAt(place - 1)) ? ` ${read}` : read;
  });
}
