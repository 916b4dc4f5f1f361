import type { TranslatorLanguage } from '@topwords/platform/contracts';
import type { SourceLanguage } from './address.ts';
import type { Languages } from './choose-languages.ts';

/** How long the learner pauses before the text is sent, in milliseconds: 300 to 350 are specified. */
export const translateDebounce = 320;

/** What is sent to be translated; the text is trimmed and may be blank. */
export interface TranslationRequest extends Languages {
  text: string;
}

/** What the learner has typed and chosen, and the ways to change it. */
export interface Translator extends Languages {
  text: string;
  /** What is to be translated: it follows the typing after a pause. */
  request: TranslationRequest;
  /** Whether the request is behind the typing. */
  isTyping: boolean;
  type: (text: string) => void;
  chooseFrom: (from: SourceLanguage) => void;
  chooseTo: (to: TranslatorLanguage) => void;
  /** Takes up other work, and asks at once. */
  open: (work: TranslationRequest) => void;
  translateNow: () => void;
}
