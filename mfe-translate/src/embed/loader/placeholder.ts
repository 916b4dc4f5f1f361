import { make } from '../make.ts';
import { textMaximumLength, type Draft, type WidgetOptions } from '../protocol.ts';
import { textsFor } from './texts-for.ts';

/** The placeholder for the body. Text written there is not lost. */
export type Placeholder = ReturnType<typeof showPlaceholder>;

type Language = Pick<WidgetOptions, 'locale' | 'texts'>;

interface PlaceholderOptions {
  options: Language;
  text: string;
  onFocus: () => void;
}

/** Shows a box to write in, of the translator's size. */
export function showPlaceholder(box: HTMLElement, { options, text, onFocus }: PlaceholderOptions) {
  const area = make('textarea', {
    value: text,
    maxLength: textMaximumLength,
    dir: 'auto',
  });

  function change({ locale, texts }: Language): void {
    const { source, placeholder } = textsFor(locale, texts);
    area.placeholder = placeholder;
    area.setAttribute('aria-label', source);
  }

  change(options);
  area.addEventListener('focus', onFocus);
  const card = make('div', { className: 'card', ariaBusy: 'true' }, area);
  box.replaceChildren(card);
  return {
    /** Shows the texts of another language. */
    change,
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
export function showFailure(
  box: HTMLElement,
  { locale, texts }: Language,
  onRetry: () => void,
): void {
  const { notLoaded, retry } = textsFor(locale, texts);
  const text = make('p', { textContent: notLoaded });
  const button = make('button', { type: 'button', textContent: retry, onclick: onRetry });
  const notice = make('div', {}, text, button);
  notice.setAttribute('role', 'alert');
  box.replaceChildren(make('div', { className: 'card' }, notice));
}
