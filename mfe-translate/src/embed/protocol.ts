/**
 * What the parts of the embedded translator say to each other: the loader on a partner's page, the
 * body that it loads, and the frame. Types and a few names alone: the loader stays small.
 */

/** The name of the custom element. */
export const tagName = 'topwords-translator';

/** The contract's `translateTextMaximumLength`, whose module would bring all schemas into the loader. */
export const textMaximumLength = 500;

/** How the translator looks and what it begins with, as its attributes say. */
export interface WidgetOptions {
  /** The publishable key: `pk_…`. */
  apiKey: string;
  /** A code of the translator, `auto`, or '' where the page has not said. */
  from: string;
  to: string;
  theme: 'auto' | 'light' | 'dark';
  /** BCP 47, of the interface. */
  locale: string;
  /** Whether events hold the texts. */
  isTextShared: boolean;
}

/** What an event of the element tells; texts are there where the page shares them. */
export interface WidgetEvents {
  ready: { version: string };
  translate: {
    from: string;
    to: string;
    engine: string;
    quality: 'bank' | 'machine' | 'approximate';
    text?: string;
    translation?: string;
  };
  error: { code: string };
  resize: { width: number; height: number };
}

/** Sends an event of the element. */
export type Emit = <Name extends keyof WidgetEvents>(
  name: Name,
  detail: WidgetEvents[Name],
) => void;

/** What a reader has already written while the body was on its way. */
export interface Draft {
  text: string;
  /** Where the caret stands; null where the box has no focus. */
  caret: number | null;
  /** Whether the text is to be translated without waiting for a pause. */
  isAsked: boolean;
}

/** What a body needs to start in an element. */
export interface StartOptions {
  /** Where it is drawn: empty, as wide and high as the translator is. */
  box: HTMLElement;
  /** Takes the body's style sheet. */
  root: ShadowRoot;
  options: WidgetOptions;
  /** Where TopWords is, without a trailing slash: `https://topwords.example`. */
  site: string;
  draft: Draft;
  emit: Emit;
  /** Tells the page's developer, once a page for each text. */
  explain: (text: string) => void;
}

/** A body that runs in an element. */
export interface RunningBody {
  change(options: WidgetOptions): void;
  /** Translates a text, or what stands in the box, at once. */
  translate(text?: string): void;
  setLanguages(from: string, to: string): void;
  /** Ends it and answers what was written. */
  stop(): string;
}

/** Starts a body in an element. */
export type StartBody = (options: StartOptions) => RunningBody;

/** Under this name the script of a body finds, on its own element, to whom it hands itself over. */
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
  | { topwords: 'explain'; text: string }
  | { topwords: 'height'; height: number };
