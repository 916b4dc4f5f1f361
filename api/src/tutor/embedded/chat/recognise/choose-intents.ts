import type { Intent } from '@topwords/languages/tutor';
import type { MessageContext } from './pieces-of.ts';
import { findOtherWord } from './named-words.ts';
import type { IntentMatch } from './read-message.ts';
import { firstPlace } from './select-cues.ts';
import { quotationsOf } from './tokens.ts';

/** Intents that exclude a second question. */
const exclusive: ReadonlySet<Intent> = new Set([
  'quiz',
  'unknown',
  'difference',
  'memory',
  'translation',
]);
/** Intents without a question. */
const nonQuestions: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'more']);

/** The intent of a cue. */
export function intentOf({ cue }: IntentMatch): Intent {
  if (cue.means === 'choice') return 'difference';
  return cue.means === 'opposite' ? 'related' : cue.means;
}

/** The intents of a message in their order, at most two. */
export function intentsOf(
  found: readonly IntentMatch[],
  formsAt: number | undefined,
  context: Naming,
): Intent[] {
  const places = found.map((match): [Intent, number] => [intentOf(match), firstPlace(match)]);
  if (places.some(([intent]) => intent === 'unknown')) return ['unknown'];
  const others = places.filter(([intent]) => intent !== 'grammar' && intent !== 'forms');
  if (formsAt !== undefined) {
    places.splice(0, places.length, ...others, ['forms', formsAt]);
  }
  const inOrder = places.toSorted((a, b) => a[1] - b[1]).map(([intent]) => intent);
  const distinct = [...new Set(inOrder)];
  const asking = distinct.filter((intent) => !nonQuestions.has(intent));
  if (asking.length === 0) return distinct.slice(0, 1);
  const only = asking.find((intent) => exclusive.has(intent));
  if (only) {
    const isChoice = found.some(({ cue }) => cue.means === 'choice');
    return [resolveAlone(only, { asking, formsAt, isChoice }, context)];
  }
  if (asking[0] === 'pronunciation' && namesForeignText(context)) return ['translation'];
  // The reply about usage also says how common the word is.
  const isSame =
    (asking[0] === 'level' && asking[1] === 'usage') ||
    (asking[0] === 'usage' && asking[1] === 'level');
  return asking.slice(0, isSame ? 1 : 2);
}

/** "How do you say “dog”?" asks for a translation, not for the pronunciation. */
function namesForeignText({ message, word, finder }: MessageContext): boolean {
  return quotationsOf(message).some((text) => finder.find(word.language, text).length === 0);
}

interface Naming extends MessageContext {
  namedForms: readonly string[];
}

interface AskedTogether {
  asking: readonly Intent[];
  formsAt: number | undefined;
  isChoice: boolean;
}

/** "Preterite or imperfect" and "как будет множественное число" ask for forms. */
function resolveAlone(
  only: Intent,
  { asking, formsAt, isChoice }: AskedTogether,
  context: Naming,
): Intent {
  const namesForms = formsAt !== undefined && asking.includes('forms');
  if (only === 'difference') {
    const other = findOtherWord(context);
    // "Why got and not getted?" and "why me gusta and not yo gusto?" do not compare words.
    if (isChoice && other?.pos !== context.word.pos) return 'reason';
    if (!other && namesForms) return 'forms';
    if (!other && context.namedForms.length > 1) return 'grammar';
  }
  if (only === 'translation' && namesForms && quotationsOf(context.message).length === 0) {
    return 'forms';
  }
  return only;
}
