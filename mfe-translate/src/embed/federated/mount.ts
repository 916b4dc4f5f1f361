import { startWidget } from '../body/start-body.tsx';
import { jsonOf } from '../json-of.ts';
import { directionOf } from '../loader/direction-of.ts';
import { explain } from '../loader/explain.ts';
import { schemeOf, whenSchemeChanges } from '../loader/scheme.ts';
import { loaderCss } from '../loader/loader-css.ts';
import { makeBox } from '../make-box.ts';
import type { TopWordsTexts } from '../partner/types.d.ts';
import type { Emit, WidgetEvents, WidgetOptions } from '../protocol.ts';

/** What a host may set for a translator that it mounts. */
export interface MountOptions extends Partial<Omit<WidgetOptions, 'apiKey' | 'texts'>> {
  /** The publishable key: `pk_…`. */
  apiKey: string;
  /** Your own texts of the interface, in the language of `locale`. */
  texts?: TopWordsTexts;
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
  const texts = jsonOf(given.texts);
  const dir = directionOf(element, { dir: given.dir ?? '', locale, texts });
  return { apiKey, from, to, theme, locale, texts, dir, isTextShared };
}

function dress(element: HTMLElement, box: HTMLElement, { theme, dir }: WidgetOptions): void {
  box.dataset['scheme'] = schemeOf(element, theme);
  box.dir = dir;
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
  dress(element, box, options);
  whenSchemeChanges(space, () => dress(element, box, optionsOf(element, present)));
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
      dress(element, box, changed);
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
