import { make } from '../make.ts';
import { textMaximumLength, type Draft } from '../protocol.ts';
import { textsFor } from './texts-for.ts';

/** The placeholder for the body. Text written there is not lost. */
export type Placeholder = ReturnType<typeof showPlaceholder>;

interface PlaceholderOptions {
  locale: string;
  text: string;
  onFocus: () => void;
}

/** Shows a box to write in, of the translator's size. */
export function showPlaceholder(box: HTMLElement, { locale, text, onFocus }: PlaceholderOptions) {
  const { source, placeholder } = textsFor(locale);
  const area = make('textarea', {
    placeholder,
    value: text,
    maxLength: textMaximumLength,
    dir: 'auto',
  });
  area.setAttribute('aria-label', source);
  area.addEventListener('focus', onFocus);
  const card = make('div', { className: 'card', ariaBusy: 'true' }, area);
  box.replaceChildren(card);
  return {
    /** Removes it, and returns what was written. */
    end(): Draft {
      const { activeElement } = box.getRootNode() as ShadowRoot;
      const caret = activeElement === area ? area.selectionEnd : null;
      card.remove();
      return { text: area.value, caret, isAsked: false };
    },
  };
}

/** Shows that the body could not be loaded. */
export function showFailure(box: HTMLElement, locale: string, onRetry: () => void): void {
  const { failed, retry } = textsFor(locale);
  const text = make('p', { textContent: failed });
  const button = make('button', { type: 'button', textContent: retry, onclick: onRetry });
  const notice = make('div', {}, text, button);
  notice.setAttribute('role', 'alert');
  box.replaceChildren(make('div', { className: 'card' }, notice));
}
