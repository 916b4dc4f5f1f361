import type { TranslatorLanguage } from '@topwords/platform/contracts';
import type { SourceLanguage } from './address.ts';
import type { Languages } from './choose-languages.ts';

/** How long the learner pauses before the text is sent, in milliseconds: 300 to 350 are specified. */
export const translateDebounce = 320;

/** The request for a translation; the text is trimmed and may be empty. */
export interface TranslationRequest extends Languages {
  text: string;
}

/** The learner's input and choices, and the actions that change them. */
export interface Translator extends Languages {
  text: string;
  /** The request: follows the input after a pause. */
  request: TranslationRequest;
  /** Whether the request lags behind the input. */
  isTyping: boolean;
  type: (text: string) => void;
  chooseFrom: (from: SourceLanguage) => void;
  chooseTo: (to: TranslatorLanguage) => void;
  /** Switches to other work, and translates immediately. */
  open: (work: TranslationRequest) => void;
  translateNow: () => void;
}
