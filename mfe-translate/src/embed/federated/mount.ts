import { startWidget } from '../body/start-body.tsx';
import { explain } from '../loader/explain.ts';
import { schemeOf, whenSchemeChanges } from '../loader/scheme.ts';
import { loaderCss } from '../loader/loader-css.ts';
import { makeBox } from '../make-box.ts';
import type { Emit, WidgetEvents, WidgetOptions } from '../protocol.ts';

/** What a host may set for a translator that it mounts. */
export interface MountOptions extends Partial<Omit<WidgetOptions, 'apiKey'>> {
  /** The publishable key: `pk_…`. */
  apiKey: string;
  /** The origin of TopWords; by default that of this module. */
  site?: string;
  onReady?: (detail: WidgetEvents['ready']) => void;
  onTranslate?: (detail: WidgetEvents['translate']) => void;
  onError?: (detail: WidgetEvents['error']) => void;
}

/** A translator that runs in an element of a host. */
export interface Mounted {
  update(options: MountOptions): void;
  translate(text?: string): void;
  setLanguages(from: string, to: string): void;
  unmount(): void;
}

/** The folder that this module came from; set by the build. */
declare const MODULE_FOLDER: string;

function optionsOf(element: HTMLElement, given: MountOptions): WidgetOptions {
  const { apiKey, from = '', to = '', theme = 'auto', isTextShared = false } = given;
  const around = element.closest('[lang]')?.getAttribute('lang');
  const locale = given.locale ?? around ?? navigator.language;
  return { apiKey, from, to, theme, locale, isTextShared };
}

function dress(element: HTMLElement, box: HTMLElement, theme: WidgetOptions['theme']): void {
  box.dataset['scheme'] = schemeOf(element, theme);
  box.dir = getComputedStyle(element).direction || 'ltr';
}

/** Puts a translator into an element, in its own shadow root. */
export function mount(element: HTMLElement, given: MountOptions): Mounted {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const { space, box } = makeBox(root, loaderCss);
  element.append(host);

  let present = given;
  const emit: Emit = (name, detail) => {
    if (name === 'ready') present.onReady?.(detail as WidgetEvents['ready']);
    else if (name === 'translate') present.onTranslate?.(detail as WidgetEvents['translate']);
    else if (name === 'error') present.onError?.(detail as WidgetEvents['error']);
  };
  const options = optionsOf(element, given);
  dress(element, box, options.theme);
  whenSchemeChanges(space, () => dress(element, box, optionsOf(element, present).theme));
  const body = startWidget({
    box,
    root,
    options,
    site: given.site ?? new URL(MODULE_FOLDER, location.href).origin,
    draft: { text: '', caret: null, isAsked: false },
    emit,
    explain,
  });

  return {
    update(next) {
      present = next;
      const changed = optionsOf(element, next);
      dress(element, box, changed.theme);
      body.change(changed);
    },
    translate: (text) => body.translate(text),
    setLanguages: (from, to) => body.setLanguages(from, to),
    unmount() {
      body.stop();
      host.remove();
    },
  };
}
