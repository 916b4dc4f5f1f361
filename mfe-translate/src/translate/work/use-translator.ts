import { useEffect, useEffectEvent, useState } from 'react';
import type { TranslatorLanguage } from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { useLocation, useNavigationType, useSearchParams } from '@topwords/platform/router';
import { useObservable } from '@topwords/platform/rx';
import { fitText, readWork, writeWork, type SourceLanguage, type Work } from './address.ts';
import { chooseLanguages, type Languages } from './choose-languages.ts';

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

/** Marks the entries of the history that the screen wrote itself. */
const ownState = { isWrittenByTranslator: true };

function isOwn(state: unknown): boolean {
  return state instanceof Object && 'isWrittenByTranslator' in state;
}

/**
 * The work, which the address follows, so that it outlives a reload. An address that anything but the
 * screen itself has set is taken up as new work.
 */
export function useTranslator(): Translator {
  const learner = useObservable(useHost().session.state);
  const [parameters, setParameters] = useSearchParams();
  const { key, state } = useLocation();
  const navigation: string = useNavigationType();
  const [work, setWork] = useState(() => readWork(parameters));
  const [askedText, setAskedText] = useState(() => work.text.trim());
  const [seenKey, setSeenKey] = useState(key);

  if (key !== seenKey) {
    setSeenKey(key);
    if (navigation !== 'REPLACE' || !isOwn(state)) {
      const opened = readWork(parameters);
      setWork(opened);
      setAskedText(opened.text.trim());
    }
  }

  const { from, to } = chooseLanguages(work, learner);
  const wanted = work.text.trim();

  function ask(next: Work): void {
    const text = next.text.trim();
    setWork(next);
    setAskedText(text);
    const asked = { ...chooseLanguages(next, learner), text };
    setParameters(writeWork(asked), { replace: true, state: ownState });
  }

  const askForTyped = useEffectEvent(() => ask(work));

  useEffect(() => {
    if (wanted === askedText) return undefined;
    const timer = setTimeout(() => askForTyped(), wanted === '' ? 0 : translateDebounce);
    return () => clearTimeout(timer);
  }, [askedText, wanted]);

  return {
    text: work.text,
    from,
    to,
    request: { text: askedText, from, to },
    isTyping: wanted !== askedText,
    type: (text) => setWork({ ...work, text: fitText(text) }),
    chooseFrom: (next) => ask({ text: work.text, from: next, to }),
    chooseTo: (next) => ask({ text: work.text, from, to: next }),
    open: ask,
    translateNow() {
      if (wanted !== askedText) ask(work);
    },
  };
}
