import { foldText } from '@topwords/languages/text';
import { sayPattern } from '../../compose/compose-tips.ts';
import type { WordFacts } from '../../facts/word-facts.ts';
import type { Sample } from '../recognise/find-samples.ts';
import { listOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { wordsIn } from '../taught/rank-notes.ts';

/**
 * What a word means with each of two things after it: "stop smoking" and "stop to smoke", "pensar
 * en" and "pensar de". Undefined unless the word's patterns have both.
 */
export function comparePatterns(context: ReplyContext): string | undefined {
  const { asked, facts } = context;
  const samples = asked.samples.filter(({ words }) => words.length > 1);
  if (samples.length !== 2) return undefined;
  const found = samples.map((sample) => patternOf(sample, facts, context));
  const [one, other] = found;
  if (!one || !other || one === other) return undefined;
  return listOf(
    samples.map(({ text }, at) => {
      const pattern = found[at];
      return `${star(text)}: ${pattern ? sayPattern(pattern) : ''}`;
    }),
  );
}

type Pattern = WordFacts['usage']['patterns'][number];

/** The pattern that has what follows the word in a sample. */
function patternOf(
  { words }: Sample,
  { word, usage }: WordFacts,
  { sources }: ReplyContext,
): Pattern | undefined {
  const isWord = (raw: string) =>
    sources.finder.find(word.language, raw).some(({ id }) => id === word.id);
  const at = words.findIndex(({ raw }) => isWord(raw));
  const next = words[at + 1]?.folded;
  if (at < 0 || next === undefined) return undefined;
  const own = foldText(word.text);
  return usage.patterns.find(({ pattern }) => {
    const plain = wordsIn(pattern.replaceAll(/\(.*?\)/gu, ''));
    const place = plain.indexOf(own);
    if (place < 0) return false;
    const after = plain[place + 1];
    if (word.language === 'en' && after === 'doing') return next.endsWith('ing');
    if (word.language === 'en' && after === 'to' && plain[place + 2] === 'do') {
      return next === 'to';
    }
    return after === next;
  });
}
