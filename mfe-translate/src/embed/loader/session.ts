import type { Draft, Emit, RunningBody, StartBody, WidgetOptions } from '../protocol.ts';
import { explain } from './explain.ts';
import { findFrame } from './find-frame.ts';
import { whenNearScreen } from './when-near-screen.ts';
import { readOptions } from './attributes.ts';
import { showFailure, showPlaceholder, type Placeholder } from './placeholder.ts';
import type { Release } from './release.ts';
import { schemeOf } from './scheme.ts';

interface SessionOptions {
  element: HTMLElement;
  root: ShadowRoot;
  box: HTMLElement;
  release: Release;
  /** What was written before the last removal. */
  text: string;
  emit: Emit;
}

/** One life of an element in its page, from insertion to removal. */
export type Session = ReturnType<typeof startSession>;

/**
 * Starts an element: it is shown immediately, and loads when it comes near the screen or is
 * focused.
 */
export function startSession(options: SessionOptions) {
  const { element, root, box, release, emit } = options;
  let { text } = options;
  let body: RunningBody | null = null;
  let placeholder: Placeholder | null = null;
  let languages: [string, string] | null = null;
  let isAsked = false;
  let isOver = false;
  let isLoading = false;
  /** The same values as in the body. */
  let present: WidgetOptions | null = null;

  // A frame does not inherit the page's scheme, so it is passed.
  const themeOf = (theme: WidgetOptions['theme']) =>
    (schemeOf(element, theme) || 'auto') as WidgetOptions['theme'];
  const asked = (): WidgetOptions => {
    const read = readOptions(element);
    const own = { ...read, theme: themeOf(read.theme) };
    return languages ? { ...own, from: languages[0], to: languages[1] } : own;
  };
  // A page may contain HTML written by others: `javascript:` as the address of a frame would run in
  // it.
  const site = () => {
    const asked = element.getAttribute('api') ?? '';
    return (/^https?:/i.test(asked) ? asked : release.site).replace(/\/$/, '');
  };

  function takeDraft(): Draft {
    const draft = placeholder?.end() ?? { text, caret: null, isAsked: false };
    placeholder = null;
    text = draft.text;
    return { ...draft, isAsked: isAsked || draft.text !== '' };
  }

  function findBody(): Promise<StartBody> {
    return element.getAttribute('mode') === 'iframe' ? findFrame(site()) : release.load();
  }

  async function load(): Promise<void> {
    if (isLoading || body || isOver) return;
    isLoading = true;
    leave();
    try {
      const start = await findBody();
      if (isOver) return;
      const draft = takeDraft();
      present = asked();
      body = start({ box, root, options: present, site: site(), draft, emit, explain });
    } catch (error) {
      if (isOver) return;
      explain(
        `The translator could not be loaded: ${String(error)}. See that the page's content security policy allows ${release.site} in script-src and connect-src.`,
      );
      emit('error', { code: 'not_loaded' });
      takeDraft();
      showFailure(box, asked(), () => {
        wait();
        void load();
      });
    } finally {
      isLoading = false;
    }
  }

  function wait(): void {
    placeholder = showPlaceholder(box, { options: asked(), text, onFocus: () => void load() });
  }

  wait();
  const leave = whenNearScreen(element, () => void load());
  if (asked().apiKey === '') {
    explain(
      '<topwords-translator> needs a publishable key: key="pk_…" (api-key in React and Vue).',
    );
  }

  return {
    /** An attribute has changed. */
    change(): void {
      languages = null;
      present = asked();
      body?.change(present);
      placeholder?.change(present);
    },
    /** The page's colour scheme or its texts have changed. */
    refresh(): void {
      placeholder?.change(asked());
      if (!body || !present) return;
      // With unchanged languages, those chosen by the reader stay.
      present = { ...asked(), from: present.from, to: present.to };
      body.change(present);
    },
    translate(next?: string): void {
      if (body) {
        body.translate(next);
        return;
      }
      isAsked = true;
      if (next !== undefined) {
        text = next;
        placeholder?.end();
        wait();
      }
      void load();
    },
    setLanguages(from: string, to: string): void {
      languages = [from, to];
      body?.setLanguages(from, to);
    },
    /** Ends it and returns what was written. */
    stop(): string {
      isOver = true;
      leave();
      if (body) text = body.stop();
      else takeDraft();
      body = null;
      return text;
    },
  };
}
