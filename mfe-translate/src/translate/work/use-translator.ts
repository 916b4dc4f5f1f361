import { useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '@topwords/platform/host';
import { useLocation, useNavigationType, useSearchParams } from '@topwords/platform/router';
import { useObservable } from '@topwords/platform/rx';
import { fitText, readWork, writeWork, type Work } from './address.ts';
import { chooseLanguages } from './choose-languages.ts';
import { translateDebounce, type Translator } from './translator.ts';

/** Marks the history entries written by the screen itself. */
const ownState = { isWrittenByTranslator: true };

function isOwn(state: unknown): boolean {
  return state instanceof Object && 'isWrittenByTranslator' in state;
}

/**
 * The work. The address follows it, so that it survives a reload. An address set by anything other
 * than the screen starts new work.
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
