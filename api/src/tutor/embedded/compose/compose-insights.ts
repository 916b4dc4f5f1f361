import { mark, markAll } from '@topwords/languages/tutor';
import type { ComposeContext } from './compose-context.ts';
import { splitPhrases } from './split-phrases.ts';
import { sayPattern } from './compose-tips.ts';
import { nameRegions, nameRegister } from './name-labels.ts';

const maxPatterns = 3;

/**
 * Additional insights by their native titles: how the word is used, what its authors note, its style
 * and regions, and opposites that are not in the bank, since those that are have links.
 */
export function composeInsights(context: ComposeContext): Record<string, string> {
  const { facts, texts } = context;
  const { usage, word } = facts;
  const { insights } = texts;
  // What holds in each sense stands beside it already.
  const ofSenses = (label: 'register' | 'regions') =>
    facts.senses.every((sense) => String(sense[label] ?? '') === String(word[label] ?? ''));
  const isLinked = usage.opposites.some((opposite) => opposite.word !== undefined);
  const entries = {
    [insights.use]: sayUse(context),
    [insights.note]: usage.note ?? '',
    [insights.style]: ofSenses('register') ? '' : nameRegister(word, texts).join(', '),
    [insights.where]: ofSenses('regions') ? '' : nameRegions(word, texts).join(', '),
    [insights.opposites]: isLinked ? '' : markAll(usage.opposites.map(({ text }) => text)),
  };
  return Object.fromEntries(Object.entries(entries).filter(([, text]) => text !== ''));
}

/** Marks what is not to be spoken, since words in it stand for others: `**depend on sth**`. */
function markPattern(pattern: string): string {
  return mark(mark(pattern.replaceAll('*', '')));
}

/** What the word takes, a line for each pattern; or else the first phrases with it. */
function sayUse(context: ComposeContext): string {
  const patterns = context.facts.usage.patterns
    .slice(0, maxPatterns)
    .map((one) => sayPattern({ ...one, pattern: markPattern(one.pattern) }));
  const phrases = splitPhrases(context).first.map(({ text, gloss }) => `${mark(text)} — ${gloss}`);
  return [...patterns, ...phrases].join('\n');
}
