import type { TopWordsEvents } from './partner/types.d.ts';

/**
 * The protocol between the parts of the embedded translator: the loader on a partner's page, the
 * body that it loads, and the frame. Only types and a few names, to keep the loader small.
 */

/** The name of the custom element. */
export const tagName = 'topwords-translator';

/**
 * Equals the contract's `translateTextMaximumLength`, whose module would bring all schemas into the
 * loader.
 */
export const textMaximumLength = 500;

/** How the translator looks and what it starts with, from its attributes. */
export interface WidgetOptions {
  /** The publishable key: `pk_…`. */
  apiKey: string;
  /** A language code of the translator, `auto`, or '' if the page sets none. */
  from: string;
  to: string;
  theme: 'auto' | 'light' | 'dark';
  /** BCP 47, of the interface. */
  locale: string;
  /** The page's own texts of the interface by key, in JSON; '' if it gives none. */
  texts: string;
  /** The direction of the interface. */
  dir: 'ltr' | 'rtl';
  /** Whether events hold the texts. */
  isTextShared: boolean;
}

/** The detail of an element's event; has texts only if the page shares them. */
export type WidgetEvents = {
  [Name in keyof TopWordsEvents]: TopWordsEvents[Name]['detail'];
};

/** Sends an event of the element. */
export type Emit = <Name extends keyof WidgetEvents>(
  name: Name,
  detail: WidgetEvents[Name],
) => void;

/** What a reader has written while the body was loading. */
export interface Draft {
  text: string;
  /** The caret's position; null if the box has no focus. */
  caret: number | null;
  /** Whether to translate the text without waiting for a pause. */
  isAsked: boolean;
}

/** What a body needs to start in an element. */
export interface StartOptions {
  /** Where it is rendered: empty, with the translator's width and height. */
  box: HTMLElement;
  /** Receives the body's style sheet. */
  root: ShadowRoot;
  options: WidgetOptions;
  /** The address of TopWords, without a trailing slash: `https://topwords.example`. */
  site: string;
  draft: Draft;
  emit: Emit;
  /** Reports to the page's developer, once per page for each text. */
  explain: (text: string) => void;
}

/** A body that runs in an element. */
export interface RunningBody {
  change(options: WidgetOptions): void;
  /** Translates a text immediately; by default the text in the box. */
  translate(text?: string): void;
  setLanguages(from: string, to: string): void;
  /** Ends it and returns what was written. */
  stop(): string;
}

/** Starts a body in an element. */
export type StartBody = (options: StartOptions) => RunningBody;

/**
 * The property of its own script element in which a body's script finds the callback that receives
 * it.
 */
export const handOver = Symbol.for('topwords.hand-over');

/** The script element of a body. */
export type BodyScript = HTMLScriptElement & { [handOver]?: (start: StartBody) => void };

/** Messages from the page to the frame. */
export type ToFrame =
  | { topwords: 'change'; options: WidgetOptions }
  | { topwords: 'translate'; text?: string | undefined }
  | { topwords: 'languages'; from: string; to: string };

/** Messages from the frame to the page. */
export type FromFrame =
  | {
      [Name in keyof WidgetEvents]: { topwords: 'event'; name: Name; detail: WidgetEvents[Name] };
    }[keyof WidgetEvents]
  /** Asks for a `change` before it starts, since the texts do not fit its address. */
  | { topwords: 'options' }
  | { topwords: 'explain'; text: string }
  | { topwords: 'height'; height: number };
