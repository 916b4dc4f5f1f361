import { ipaOf } from '../../../../bank/pronunciation.ts';
import type { Note } from '../taught/note.ts';
import { sayLetters } from '../forms/say-letters.ts';
import { joinLines, joinParagraphs, listOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { replyNotes } from './reply-notes.ts';
import { namesOfSenses } from './sense-names.ts';

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
  const { facts } = context;
  const note =
    replyNotes(context, {
      evidence: 5,
      isWanted: (one) => isOfSound(one) && one.words.includes(facts.word.id),
    }) ?? replyNotes(context, { evidence: 9, isWanted: isOfSound });
  const several = sayHomographs(context) ?? sayMentions(context);
  const letters = sayLetters(context);
  if (letters.isNamed) return joinParagraphs([letters.text, several ?? sayWord(context)]);
  if (several !== undefined) return joinParagraphs([several, letters.text || note]);
  return joinParagraphs([sayWord(context), letters.text || note]);
}

/** How the word is pronounced. */
function sayWord(context: ReplyContext): string {
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

function isOfSound({ topics, kind, text }: Note): boolean {
  return (
    (kind === 'remark' && transcription.test(text)) ||
    topics[0] === 'alphabet and sound' ||
    topics[0] === 'stress'
  );
}

/** Words that are written alike and sound different, each with its meaning. */
export function sayHomographs({ facts, sources, pronunciation, texts, labels }: ReplyContext) {
  const { word, native } = facts;
  const alike = sources.finder
    .find(word.language, word.text)
    .filter(({ text }) => text === word.text);
  const sounds = new Set(alike.map((one) => ipaOf(one, pronunciation)));
  if (sounds.size < 2 || sounds.has(null)) return undefined;
  const lines = alike.map((one) =>
    texts.withMeaning(
      ipaOf(one, pronunciation) ?? '',
      namesOfSenses(sources.factsOf(one, native), labels),
    ),
  );
  return joinLines([texts.twoSounds(star(word.text)), listOf(lines)]);
}

/** How each of several words that the question names is pronounced. */
function sayMentions({ facts, asked, pronunciation, texts }: ReplyContext) {
  const named = asked.mentions.filter(({ isInSentence }) => !isInSentence).map(({ word }) => word);
  const words = [...new Map(named.map((word) => [word.id, word])).values()];
  if (words.length < 2 || !words.some(({ id }) => id === facts.word.id)) return undefined;
  const lines = words.flatMap((word) => {
    const ipa = ipaOf(word, pronunciation);
    return ipa === null ? [] : [texts.pronounced(star(word.text), ipa)];
  });
  return lines.length < 2 ? undefined : joinLines(lines);
}

/** A transcription between slashes. */
const transcription = /\/[^/\s]+\//u;

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
