import { ipaOf } from '../../../../bank/pronunciation.ts';
import { joinLines, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

/** IPA letters that form a syllable. */
const vowel = /[aeiouyɐɑɒæɛɜɝɘəɚɪʊʌɔœøɯɨʉɵɤɶ]/gu;
const neighbours = /[aeiouyɐɑɒæɛɜɝɘəɚɪʊʌɔœøɯɨʉɵɤɶ]{2}/u;
/** Marks that are not sounds: stress, length, nasality and similar. */
const silent = /[ˈˌ.ː]|\p{M}/gu;

/**
 * The transcription, the stress, and where to hear the word. The stress is a mark in the word if its
 * authors set one; otherwise the transcription shows it, if it is certain. Forms have no
 * transcription.
 */
export function replyPronunciation(context: ReplyContext): string {
  const { facts, pronunciation, asked, texts } = context;
  const { text, stress: written } = facts.word;
  const [form] = asked.forms;
  const marked = star(form ?? written ?? text);
  const ipa = form === undefined ? ipaOf(facts.word, pronunciation) : null;
  if (ipa === null) {
    return joinLines([texts.noTranscription(marked), texts.soundButton]);
  }
  const place = written === undefined ? stressedSyllable(ipa) : undefined;
  const stress =
    place === undefined ? (ipa.includes('ˈ') ? texts.stressMark : '') : texts.stressOn(place);
  return joinLines([
    texts.pronounced(marked, ipa),
    isOneSyllable(ipa) ? texts.oneSyllable : stress,
    texts.soundButton,
  ]);
}

/** Adjacent vowels may be one syllable or two, so that the count is uncertain. */
function hasCertainSyllables(ipa: string): boolean {
  return !neighbours.test(ipa.replace(silent, ''));
}

function countVowels(ipa: string): number {
  return (ipa.match(vowel) ?? []).length;
}

function isOneSyllable(ipa: string): boolean {
  return hasCertainSyllables(ipa) && !ipa.includes(' ') && countVowels(ipa) === 1;
}

/** The stressed syllable, from 1; undefined if uncertain. */
export function stressedSyllable(ipa: string): number | undefined {
  const parts = ipa.split('ˈ');
  const [before = ''] = parts;
  if (parts.length !== 2 || ipa.includes(' ') || !hasCertainSyllables(before)) return undefined;
  return countVowels(before) + 1;
}
