import { foldText } from '@topwords/languages/text';
import { sayDifference } from '../../compose/compose-usage.ts';
import { findContrast } from '../notes/find-contrast.ts';
import { sayContrast } from '../notes/say-note.ts';
import type { Mention } from '../recognise/find-mentions.ts';
import { placesIn, type Sample } from '../recognise/find-samples.ts';
import { wordsIn } from '../taught/rank-notes.ts';
import { joinLines, joinParagraphs, listOf, pairOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import type { NoteSentence } from '../taught/note.ts';

const sentenceWords = 3;
const shortestPart = 2;
const longestPart = 5;
const maxExamples = 2;

/**
 * Whether one word may be said instead of another that the question names: what the entries of both
 * say, a card about them, or sentences of ours that have the word with what is beside it.
 */
export function replyAlternative(context: ReplyContext): string | undefined {
  return sayListed(context) ?? sayInSentence(context);
}

/** "Iki kere or iki kez": an author wrote the very words as alike. */
function sayListed({ asked, facts, texts, sources }: ReplyContext): string | undefined {
  const samples = new Set(asked.samples.map(({ text }) => wordsIn(text).join(' ')));
  if (samples.size < 2) return undefined;
  const all = [facts.word, ...asked.mentions.map(({ word }) => word)].flatMap(
    (word) => sources.factsOf(word, facts.native).usage.synonyms,
  );
  const found = all.find(({ difference }) => {
    const marked = [...difference.matchAll(/\*([^*]+)\*/g)].map(([, text = '']) =>
      wordsIn(text).join(' '),
    );
    const named = marked.filter((text) => text.includes(' ') && samples.has(text));
    return new Set(named).size > 1;
  });
  if (!found) return undefined;
  const said = asked.samples.map(({ text }) => star(text)).slice(0, 2);
  return joinLines([texts.bothSaid(said[0] ?? '', said[1] ?? ''), sayDifference(found)]);
}

/** A sentence, and a word that may stand in it instead of another: "… or does it have to be mayor?" */
function sayInSentence(context: ReplyContext): string | undefined {
  const { asked, facts, sources, texts } = context;
  const sentence = asked.samples.find(({ words }) => words.length >= sentenceWords);
  const named = asked.mentions.filter(({ isInSentence }) => !isInSentence);
  const [other] = named;
  const isAlone = asked.samples.some(
    ({ words: [one, ...more] }) => more.length === 0 && one?.raw === other?.raw,
  );
  if (!sentence || !other || named.length > 1 || !isAlone) return undefined;
  const idsIn = new Set(asked.mentions.filter((one) => one.isInSentence).map((one) => one.word.id));
  if (idsIn.has(other.word.id)) return undefined;
  const rivals = asked.mentions.filter(
    (one) => one.isInSentence && one.word.pos === other.word.pos,
  );
  if (rivals.length === 0) return undefined;
  const about = sources.factsOf(other.word, facts.native);
  const chosen = chooseInSentence(sentence, other, rivals, context);
  if (chosen !== undefined) return chosen;
  const entry = about.usage.synonyms.find(({ text }) =>
    rivals.some(({ word }) => word.text === text),
  );
  const card = findContrast(context);
  const isOfBoth = card?.words.includes(other.word.id) === true;
  const contrast =
    isOfBoth && rivals.some(({ word }) => card.words.includes(word.id)) ? card : undefined;
  const rival = rivals.find(({ word }) => word.text === entry?.text) ?? rivals[0];
  const part =
    entry || rivals.length === 1 ? partIn(sentence, rival?.raw ?? '', context) : undefined;
  if (!entry && !contrast && !part) return undefined;
  return joinParagraphs([
    part && joinLines([texts.saidIn(star(part.text)), listOf(part.sentences.map(pairOf))]),
    entry && sayDifference({ ...entry, text: other.word.text }),
    !entry && contrast && sayContrast(contrast, context),
  ]);
}

/** "Hizo mucho frío or fue?": a rule that puts the sentence's word back decides. */
function chooseInSentence(
  { text }: Sample,
  other: Mention,
  rivals: readonly Mention[],
  { sources, facts, texts }: ReplyContext,
): string | undefined {
  const [rival, ...more] = rivals;
  if (!rival || more.length > 0) return undefined;
  const replaced = sources.correct(text.replace(rival.raw, other.raw), facts);
  const restored = wordsIn(replaced.corrected ?? '').join(' ');
  if (restored !== wordsIn(text).join(' ')) return undefined;
  return joinLines([texts.chosen(star(rival.raw), star(other.raw)), replaced.changes]);
}

/** The longest part of a sentence with a word in it that our sentences have. */
function partIn(
  { words }: Sample,
  raw: string,
  { sources, facts }: ReplyContext,
): { text: string; sentences: NoteSentence[] } | undefined {
  const at = words.findIndex((one) => one.raw === raw);
  const all = sources.sentencesOf(facts.word.language, facts.native).map((one) => ({
    one,
    text: ` ${placesIn(one.text.replaceAll('\u0301', ''))
      .map(({ folded }) => folded)
      .join(' ')} `,
  }));
  for (let length = longestPart; length >= shortestPart; length -= 1) {
    for (let start = Math.max(0, at - length + 1); start <= at; start += 1) {
      const part = words.slice(start, start + length);
      if (part.length < length) continue;
      const wanted = part.map(({ folded }) => foldText(folded)).join(' ');
      const found = all.filter(({ text }) => text.includes(` ${wanted} `));
      if (found.length < (length > shortestPart ? 1 : 2)) continue;
      const text = part.map((one) => one.raw).join(' ');
      const shortestFirst = found
        .map(({ one }) => one)
        .toSorted((a, b) => a.text.length - b.text.length);
      return { text, sentences: shortestFirst.slice(0, maxExamples) };
    }
  }
  return undefined;
}
