import type { TranslatorLanguage } from '@topwords/platform/contracts';
import { BehaviorSubject } from '@topwords/platform/rx';
import { fitText } from '../../translate/work/address.ts';
import {
  translateDebounce,
  type TranslationRequest,
  type Translator,
} from '../../translate/work/translator.ts';
import { chooseLanguages, faultOfLanguages } from './choose-languages.ts';

interface Chosen {
  from: string;
  to: string;
  /** Language of the interface. */
  language: string;
}

interface State extends TranslationRequest {
  askedText: string;
}

/** The state of a translator on a partner's page, and the ways in which the page may change it. */
export type WidgetWork = ReturnType<typeof createWidgetWork>;

/** Creates the work; `explain` reports unknown languages to the developer. */
export function createWidgetWork(
  initial: Chosen & { text: string },
  explain: (text: string) => void,
) {
  let chosen: Chosen = initial;
  let offered: readonly TranslatorLanguage[] | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function languages() {
    const fault = faultOfLanguages(chosen.from, chosen.to);
    if (fault !== undefined) explain(fault);
    return chooseLanguages({ ...chosen, offered });
  }

  const state = new BehaviorSubject<State>({
    text: fitText(initial.text),
    askedText: '',
    ...languages(),
  });

  function change(part: Partial<State>): void {
    state.next({ ...state.value, ...part });
  }

  function askNow(): void {
    clearTimeout(timer);
    const askedText = state.value.text.trim();
    if (askedText !== state.value.askedText) change({ askedText });
  }

  function type(text: string): void {
    change({ text: fitText(text) });
    clearTimeout(timer);
    timer = setTimeout(askNow, text.trim() === '' ? 0 : translateDebounce);
  }

  function open({ text, from, to }: TranslationRequest): void {
    chosen = { ...chosen, from, to };
    change({ text: fitText(text), from, to });
    askNow();
  }

  return {
    state,
    /** State and actions of the panes. */
    translatorOf({ text, askedText, from, to }: State): Translator {
      return {
        text,
        from,
        to,
        request: { text: askedText, from, to },
        isTyping: text.trim() !== askedText,
        type,
        chooseFrom: (next) => open({ text: state.value.text, from: next, to: state.value.to }),
        chooseTo: (next) => open({ text: state.value.text, from: state.value.from, to: next }),
        open,
        translateNow: askNow,
      };
    },
    /** Sets the languages that the page asks for. */
    setLanguages(next: Chosen): void {
      chosen = next;
      change(languages());
    },
    /** Sets the languages that the key allows; null for all. */
    offer(next: readonly TranslatorLanguage[] | null): void {
      offered = next;
      change(languages());
    },
    /** Translates a text immediately; by default the text in the box. */
    ask(text?: string): void {
      if (text !== undefined) change({ text: fitText(text) });
      askNow();
    },
    /** Stops all requests. */
    stop: () => clearTimeout(timer),
  };
}
