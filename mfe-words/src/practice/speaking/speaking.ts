import { devicePrefix } from '@topwords/platform/contracts';
import { BehaviorSubject } from '@topwords/platform/rx';
import { canRecognize } from './recognition.ts';
import { canRecord } from './recorder.ts';
import type { SpeakingFault } from './speaking-fault.ts';

/** How an answer that is said is judged: by the browser, or by the learner who hears it again. */
export type SpeakingMeans = 'recognition' | 'recording';

interface SpeakingState {
  /** Whether the learner wants to speak on this device. */
  isOn: boolean;
  canRecognize: boolean;
  canRecord: boolean;
  /** Languages that the browser's recognition does not know. */
  unrecognized: ReadonlySet<string>;
}

/** What the learner has chosen about speaking, and what works in this browser. */
export interface Speaking {
  readonly state: BehaviorSubject<SpeakingState>;
  /** Turns speaking exercises on or off on this device. */
  choose: (isOn: boolean) => void;
  /** Remembers a failure: a refusal on the device, what does not work while practice is open. */
  recordFault(fault: SpeakingFault, language: string): void;
  /** Whether the learner has not read yet where browsers send what is said. */
  isUnexplained: () => boolean;
  markExplained: () => void;
}

const choiceKey = `${devicePrefix}speaking`;
const explainedKey = `${devicePrefix}speaking-explained`;

/** Whether speaking exercises can be offered at all. */
export function canSpeak({ canRecognize, canRecord }: SpeakingState): boolean {
  return canRecognize || canRecord;
}

/** Whether the learner can be asked to say words. */
export function wantsToSpeak(state: SpeakingState): boolean {
  return state.isOn && canSpeak(state);
}

/** How the learner can speak a language now; null if they cannot or do not want to. */
export function meansFor(state: SpeakingState, language: string): SpeakingMeans | null {
  if (!state.isOn) return null;
  if (state.canRecognize && !state.unrecognized.has(language)) return 'recognition';
  return state.canRecord ? 'recording' : null;
}

function stateAfter(state: SpeakingState, fault: SpeakingFault, language: string): SpeakingState {
  switch (fault) {
    case 'refused':
      return { ...state, isOn: false };
    case 'microphone':
      return { ...state, canRecognize: false, canRecord: false };
    case 'language':
      return { ...state, unrecognized: new Set([...state.unrecognized, language]) };
    case 'network':
    case 'unavailable':
      return state.canRecognize
        ? { ...state, canRecognize: false }
        : { ...state, canRecord: false };
    case 'silence':
      return state;
    default:
      return fault;
  }
}

/** Reads the learner's choice, which is kept in the storage of the device. */
export function createSpeaking(storage: Storage | null): Speaking {
  const state = new BehaviorSubject<SpeakingState>({
    isOn: storage?.getItem(choiceKey) !== 'off',
    canRecognize: canRecognize(),
    canRecord: canRecord(),
    unrecognized: new Set(),
  });
  let isExplained = storage?.getItem(explainedKey) === 'yes';

  function keep(key: string, value: string): void {
    try {
      storage?.setItem(key, value);
    } catch {
      // A full storage: it lasts as long as practice is open.
    }
  }

  function choose(isOn: boolean): void {
    keep(choiceKey, isOn ? 'on' : 'off');
    state.next({ ...state.value, isOn });
  }

  return {
    state,
    choose,
    recordFault(fault, language) {
      if (fault === 'refused') choose(false);
      else state.next(stateAfter(state.value, fault, language));
    },
    isUnexplained: () => !isExplained,
    markExplained() {
      isExplained = true;
      keep(explainedKey, 'yes');
    },
  };
}
