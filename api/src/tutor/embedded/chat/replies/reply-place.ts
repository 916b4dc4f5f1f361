import { sayNote } from '../notes/say-note.ts';
import { joinLines, listOf, pairOf } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { wordsIn } from '../taught/rank-notes.ts';

/** Where a small word stands: the note on it that says most of its place. */
export function replyPlace(context: ReplyContext): string | undefined {
  const { asked, facts, sources, texts } = context;
  const asksPlace = asked.topics.includes('word order') || areReordered(context);
  if (!asksPlace) return undefined;
  const all = [facts.word, ...asked.mentions.map(({ word }) => word)];
  const named = new Set(all.filter(({ pos }) => placed.has(pos)).map(({ id }) => id));
  const stems = new RegExp(texts.orderStems, 'giu');
  const { grammar } = sources.taughtNotes(facts.word.language, facts.native);
  const [best] = grammar
    .filter(({ words }) => words.some((id) => named.has(id)))
    .map((note) => ({
      note,
      score: (note.text.match(stems)?.length ?? 0) + (note.topics.includes('word order') ? 2 : 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  if (!best) return undefined;
  const [, second] = best.note.sentences;
  return joinLines([sayNote(best.note, context), second && listOf([pairOf(second)])]);
}

/** Words whose place is a rule of its own. */
const placed: ReadonlySet<string> = new Set(['particle', 'pronoun', 'adverb', 'conjunction']);

/** Whether two sentences have the same words in another order. */
function areReordered({ asked, sources, facts }: ReplyContext): boolean {
  const sentences = asked.samples.filter(({ words }) => words.length > 2);
  const [one, other] = sentences.map(({ text }) =>
    wordsIn(text)
      .map((raw) => sources.finder.find(facts.word.language, raw)[0]?.id ?? raw)
      .toSorted((a, b) => String(a).localeCompare(String(b)))
      .join(' '),
  );
  return sentences.length === 2 && one === other;
}
