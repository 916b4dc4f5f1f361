import type { Intent } from '@topwords/languages/tutor';
import type { Surroundings } from './pieces-of.ts';
import { findOtherWord } from './named-words.ts';
import type { IntentMatch } from './read-message.ts';
import { firstPlace } from './select-cues.ts';
import { quotationsOf } from './tokens.ts';

/** Questions that leave no room for a second one, and politeness that is none. */
const alone: ReadonlySet<Intent> = new Set([
  'quiz',
  'unknown',
  'difference',
  'memory',
  'translation',
]);
const empty: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'more']);

/** What a cue asks. */
export function intentOf({ cue }: IntentMatch): Intent {
  if (cue.means === 'choice') return 'difference';
  return cue.means === 'opposite' ? 'related' : cue.means;
}

/** What is asked, the first thing first; at most two things. */
export function intentsOf(
  found: readonly IntentMatch[],
  formsAt: number | undefined,
  surroundings: Naming,
): Intent[] {
  const places = found.map((match): [Intent, number] => [intentOf(match), firstPlace(match)]);
  if (places.some(([intent]) => intent === 'unknown')) return ['unknown'];
  const others = places.filter(([intent]) => intent !== 'grammar' && intent !== 'forms');
  if (formsAt !== undefined) {
    places.splice(0, places.length, ...others, ['forms', formsAt]);
  }
  const inOrder = places.toSorted((a, b) => a[1] - b[1]).map(([intent]) => intent);
  const distinct = [...new Set(inOrder)];
  const asking = distinct.filter((intent) => !empty.has(intent));
  if (asking.length === 0) return distinct.slice(0, 1);
  const only = asking.find((intent) => alone.has(intent));
  if (only) {
    const isChoice = found.some(({ cue }) => cue.means === 'choice');
    return [resolveAlone(only, { asking, formsAt, isChoice }, surroundings)];
  }
  if (asking[0] === 'pronunciation' && namesForeignText(surroundings)) return ['translation'];
  // What is said of use says how common it is, too.
  const isSame =
    (asking[0] === 'level' && asking[1] === 'usage') ||
    (asking[0] === 'usage' && asking[1] === 'level');
  return asking.slice(0, isSame ? 1 : 2);
}

/** "How do you say “dog”?" asks for another word, not for a sound. */
function namesForeignText({ message, word, finder }: Surroundings): boolean {
  return quotationsOf(message).some((text) => finder.find(word.language, text).length === 0);
}

interface Naming extends Surroundings {
  namedForms: readonly string[];
}

interface AskedTogether {
  asking: readonly Intent[];
  formsAt: number | undefined;
  isChoice: boolean;
}

/** Preterite against imperfect is a question of forms, and so is "как будет множественное число". */
function resolveAlone(
  only: Intent,
  { asking, formsAt, isChoice }: AskedTogether,
  surroundings: Naming,
): Intent {
  const namesForms = formsAt !== undefined && asking.includes('forms');
  if (only === 'difference') {
    const other = findOtherWord(surroundings);
    // "Why got and not getted?" compares no words, nor does "why me gusta and not yo gusto?".
    if (isChoice && other?.pos !== surroundings.word.pos) return 'reason';
    if (!other && namesForms) return 'forms';
    if (!other && surroundings.namedForms.length > 1) return 'grammar';
  }
  if (only === 'translation' && namesForms && quotationsOf(surroundings.message).length === 0) {
    return 'forms';
  }
  return only;
}
