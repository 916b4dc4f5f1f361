/** Types of <topwords-translator>. Add to your project: `/// <reference path="./types.d.ts" />`. */

export interface TopWordsEvents {
  /** The translator is ready. */
  ready: CustomEvent<{ version: string }>;
  /** A translation is shown. `text` and `translation` are present only with `share-text`. */
  translate: CustomEvent<{
    from: string;
    to: string;
    engine: string;
    quality: 'bank' | 'machine' | 'gloss';
    text?: string;
    translation?: string;
  }>;
  /** Something failed; `code` is a literal such as `partner_quota_reached`. */
  error: CustomEvent<{ code: string }>;
  /** The translator's size, in CSS pixels. */
  resize: CustomEvent<{ width: number; height: number }>;
}

/**
 * Texts of the interface by key, as in `texts.en.json`: with the same placeholders such as
 * `{count}`; by plural category where the English text has several forms.
 */
export type TopWordsTexts = Record<
  string,
  string | Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>>
>;

type Without = 'translate' | 'addEventListener' | 'removeEventListener';

export interface TopWordsTranslatorElement extends Omit<HTMLElement, Without> {
  apiKey: string;
  /** A code of the translator such as `en`, or `auto`. */
  from: string;
  to: string;
  theme: 'auto' | 'light' | 'dark';
  /** Language of the interface: `en`, `es`, `ru` or `tr`; others with `texts`, otherwise English. */
  locale: string;
  /** Your own texts of the interface, in the language of `locale`. */
  texts: TopWordsTexts | null;
  mode: 'inline' | 'iframe';
  /** Translates a text immediately; by default the text in the box. */
  translate(text?: string): void;
  setLanguages(from: string, to: string): void;
  /** Ends the translator and takes it out of the page. */
  destroy(): void;
  addEventListener<Name extends keyof TopWordsEvents>(
    name: Name,
    listener: (event: TopWordsEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof TopWordsEvents>(
    name: Name,
    listener: (event: TopWordsEvents[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Attributes of the element. React and Vue reserve `key`: use `api-key` there. */
export interface TopWordsTranslatorAttributes {
  'api-key'?: string;
  from?: string;
  to?: string;
  theme?: 'auto' | 'light' | 'dark';
  locale?: string;
  mode?: 'inline' | 'iframe';
  api?: string;
  dir?: 'ltr' | 'rtl';
  grow?: '' | undefined;
  'share-text'?: '' | undefined;
  id?: string;
  class?: string;
  style?: object | string;
  ref?: unknown;
}

declare global {
  interface HTMLElementTagNameMap {
    'topwords-translator': TopWordsTranslatorElement;
  }
  namespace JSX {
    interface IntrinsicElements {
      'topwords-translator': TopWordsTranslatorAttributes;
    }
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'topwords-translator': TopWordsTranslatorAttributes;
    }
  }
}
