import { composeLabels } from '../../compose/compose-labels.ts';
import { sayPattern } from '../../compose/compose-tips.ts';
import { findContrast } from '../notes/find-contrast.ts';
import { sayContrast } from '../notes/say-note.ts';
import { joinLines, joinParagraphs, listOf, pairOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { replyNotes } from './reply-notes.ts';

const maxPatterns = 4;
const maxPhrases = 3;
const maxSenses = 3;

/** When and how the word is used: what authors noted, what it takes, and a sentence of each sense. */
export function replyUsage(context: ReplyContext): string {
  const { facts, texts, labels, asked } = context;
  const { patterns, collocations, note } = facts.usage;
  const word = star(facts.word.text);
  const contrast = asked.mentions.length > 1 ? findContrast(context) : undefined;
  if (contrast) return sayContrast(contrast, context);
  const lines = [note, ...composeLabels({ facts, texts: labels })].filter(
    (one) => one !== undefined,
  );
  const best = replyNotes(context, {
    evidence: 5,
    isWanted: ({ kind, words }) =>
      (kind === 'grammar' || kind === 'contrast') && words.includes(facts.word.id),
  });
  const phrases = collocations.map(({ text, gloss }) => pairOf({ text, translation: gloss }));
  return joinParagraphs([
    joinLines(lines),
    best,
    patterns.length > 0 &&
      joinLines([texts.patterns(word), listOf(patterns.slice(0, maxPatterns).map(sayPattern))]),
    best === undefined && sayUses(context),
    best === undefined &&
      patterns.length === 0 &&
      phrases.length > 0 &&
      joinLines([texts.phrasesWith(word), listOf(phrases.slice(0, maxPhrases))]),
  ]);
}

/** The word's main senses, with a sentence of each. */
function sayUses({ facts, labels }: ReplyContext): string {
  const { senses, uses } = facts;
  const lines = senses.slice(0, maxSenses).flatMap(({ gloss, meaningId }) => {
    const use = uses.find((one) => one.meaningId === meaningId);
    return use ? [`${labels.quote(gloss)}: ${pairOf(use.sentence)}`] : [];
  });
  return listOf(lines);
}
