import type { Intent } from '@topwords/languages/tutor';
import type { MessageContext } from './pieces-of.ts';
import { findOtherWord, findText } from './named-words.ts';
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
  'mistakes',
]);
/** Intents without a question. */
const nonQuestions: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'more']);

/** Questions that say more of what is asked than the general one that they come with. */
const moreTelling: Partial<Record<Intent, readonly Intent[]>> = {
  acceptable: ['pronunciation', 'register', 'region', 'gender', 'countable', 'pattern', 'quiz'],
  usage: ['register', 'region', 'pattern', 'acceptable', 'difference', 'example'],
  confirm: ['gender', 'countable', 'register', 'region', 'difference', 'pattern', 'acceptable'],
  grammar: ['gender', 'countable', 'pattern', 'family', 'synonym', 'opposite'],
  register: ['forms'],
  difference: ['pronunciation'],
  reason: ['gender', 'countable', 'pronunciation', 'synonym', 'opposite', 'forms'],
  level: ['usage', 'register', 'region', 'acceptable', 'reason', 'forms'],
  meaning: ['pattern', 'family', 'confirm'],
  translation: ['gender', 'countable', 'pattern', 'synonym', 'opposite', 'reason', 'confirm'],
  example: ['acceptable', 'correct', 'pattern'],
  quiz: ['example'],
  memory: ['difference'],
};

/** Questions that a message may ask together: what it means and how it is pronounced. */
const joinable: ReadonlySet<Intent> = new Set([
  'meaning',
  'example',
  'pronunciation',
  'forms',
  'synonym',
  'opposite',
  'family',
  'level',
  'spelling',
]);

/** The intent of a cue. */
export function intentOf({ cue }: IntentMatch): Intent {
  return cue.means === 'choice' ? 'difference' : cue.means;
}

/** The intents of a message in their order, at most two. */
export function intentsOf(
  found: readonly IntentMatch[],
  formsAt: number | undefined,
  context: Naming,
): Intent[] {
  const places = found.map((match): [Intent, number] => [intentOf(match), firstPlace(match)]);
  const { sampleLength } = context;
  const means = (intent: Intent) => places.some(([one]) => one === intent);
  if (means('correct') && sampleLength > 1) return ['correct'];
  if (means('acceptable') && sampleLength > 1 && !means('register')) return ['acceptable'];
  if (means('unknown')) return ['unknown'];
  const others = places.filter(([intent]) => intent !== 'grammar' && intent !== 'forms');
  if (formsAt !== undefined) {
    places.splice(0, places.length, ...others, ['forms', formsAt]);
  }
  const inOrder = places.toSorted((a, b) => a[1] - b[1]).map(([intent]) => intent);
  const distinct = withoutLessTelling([...new Set(inOrder)]);
  const asking = distinct.filter((intent) => !nonQuestions.has(intent));
  if (asking.length === 0) return distinct.slice(0, 1);
  const only = asking.find((intent) => exclusive.has(intent));
  if (only) {
    const isChoice = found.some(({ cue }) => cue.means === 'choice');
    return [resolveAlone(only, { asking, formsAt, isChoice }, context)];
  }
  const isOfWord = found.some(
    ({ cue }) => cue.means === 'pronunciation' && cue.source.includes('#'),
  );
  if (asking[0] === 'pronunciation' && isOfWord && namesForeignText(context))
    return ['translation'];
  const special = asking.find((intent) => !joinable.has(intent));
  // "What does it mean, and who do I say it to?"
  if (special === 'register' && asking.includes('meaning')) return ['meaning', 'register'];
  if (special) return [special];
  return asking.includes('example') && formsAt !== undefined ? ['example'] : asking.slice(0, 2);
}

function withoutLessTelling(intents: readonly Intent[]): Intent[] {
  return intents.filter(
    (intent) => !moreTelling[intent]?.some((telling) => intents.includes(telling)),
  );
}

/** "How do you say “dog”?" asks for a translation, not for the pronunciation. */
function namesForeignText({ message, word, finder }: MessageContext): boolean {
  return quotationsOf(message).some((text) => finder.find(word.language, text).length === 0);
}

interface Naming extends MessageContext {
  namedForms: readonly string[];
  /** The number of words of the longest stretch in the learned language. */
  sampleLength: number;
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
  const isOfForms = namesForms && quotationsOf(context.message).length === 0;
  if (only === 'translation' && isOfForms && findText(context).text === undefined) {
    return 'forms';
  }
  return only;
}
