import { makeBox } from '../make-box.ts';
import { textMaximumLength, type Emit } from '../protocol.ts';
import { observed, readOptions } from './attributes.ts';
import type { Release } from './release.ts';
import { schemeOf, whenSchemeChanges } from './scheme.ts';
import { startSession, type Session } from './session.ts';
import { loaderCss } from './loader-css.ts';

/** Attributes that have a property with the same meaning. */
const reflected: Record<string, string> = {
  apiKey: 'api-key',
  from: 'from',
  to: 'to',
  theme: 'theme',
  locale: 'locale',
  mode: 'mode',
};

/** A change of one of these restarts the translator. */
const restarting = new Set(['mode', 'api', 'key', 'api-key']);

/** Creates the class of the element, for a release. */
export function defineElement(release: Release): CustomElementConstructor {
  class TopWordsTranslator extends HTMLElement {
    static readonly observedAttributes = observed;
    readonly #root = this.attachShadow({ mode: 'open' });
    readonly #box: HTMLElement;
    #session: Session | null = null;
    #text = '';
    #texts: unknown = null;
    #sizes: ResizeObserver | null = null;
    /** The script with texts is parsed after the element, and pages may change it. */
    readonly #children = new MutationObserver(() => this.#refresh());

    constructor() {
      super();
      const { space, box } = makeBox(this.#root, loaderCss);
      this.#box = box;
      whenSchemeChanges(space, () => this.#refresh());
      box.setAttribute('part', 'box');
    }

    connectedCallback(): void {
      // A property set before the element was defined would shadow that of the class.
      for (const name of [...Object.keys(reflected), 'texts']) {
        const given = Object.getOwnPropertyDescriptor(this, name)?.value as unknown;
        if (given === undefined) continue;
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, given);
      }
      this.#start();
    }

    disconnectedCallback(): void {
      // Moving an element removes it first: in that case it continues.
      queueMicrotask(() => {
        if (!this.isConnected) this.#stop();
      });
    }

    attributeChangedCallback(name: string, former: string | null, present: string | null): void {
      if (former === present || !this.#session) return;
      this.#dress();
      if (restarting.has(name)) {
        this.#stop();
        this.#start();
      } else this.#session.change();
    }

    /** The page's own texts of the interface, by key. */
    get texts(): unknown {
      return this.#texts;
    }

    set texts(texts: unknown) {
      this.#texts = texts;
      this.#refresh();
    }

    /** Translates a text immediately; by default the text in the box. */
    translateText(text?: string): void {
      this.#session?.translate(text === undefined ? undefined : text.slice(0, textMaximumLength));
    }

    /** Sets both languages: codes such as `en`, and `auto` for the first. */
    setLanguages(from: string, to: string): void {
      this.#session?.setLanguages(from, to);
    }

    /** Ends the translator and takes it out of the page. */
    destroy(): void {
      this.#stop();
      this.#text = '';
      this.remove();
    }

    #dress(): void {
      this.#box.dataset['scheme'] = schemeOf(this, this.getAttribute('theme'));
      this.#box.dir = readOptions(this).dir;
    }

    /** Follows changes of the page that leave the languages as they are. */
    #refresh(): void {
      if (!this.#session) return;
      this.#dress();
      this.#session.refresh();
    }

    #start(): void {
      if (this.#session) return;
      this.#dress();
      this.#session = startSession({
        element: this,
        root: this.#root,
        box: this.#box,
        release,
        text: this.#text,
        emit: this.#emit,
      });
      this.#sizes = new ResizeObserver(([entry]) => {
        const size = entry?.borderBoxSize[0];
        if (size) this.#emit('resize', { width: size.inlineSize, height: size.blockSize });
      });
      this.#sizes.observe(this.#box);
      // Only then, since a listener that is never called would keep a removed element in memory.
      if (document.readyState === 'loading') {
        document.addEventListener('DOMContentLoaded', () => this.#refresh(), { once: true });
      }
      this.#children.observe(this, { childList: true, characterData: true, subtree: true });
    }

    #stop(): void {
      this.#sizes?.disconnect();
      this.#children.disconnect();
      this.#text = this.#session?.stop() ?? this.#text;
      this.#session = null;
      this.#box.replaceChildren();
    }

    readonly #emit: Emit = (name, detail) => {
      this.dispatchEvent(new CustomEvent(name, { detail }));
    };
  }

  const { prototype } = TopWordsTranslator;
  for (const [name, attribute] of Object.entries(reflected)) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return this.getAttribute(attribute) ?? '';
      },
      set(this: Element, value: string | null | undefined) {
        // React and Vue remove a property by setting it to null or undefined.
        if (value === undefined || value === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value);
      },
    });
  }
  // Elements have a boolean property of this name; types forbid replacing it by a method.
  Object.defineProperty(prototype, 'translate', {
    configurable: true,
    value(this: TopWordsTranslator, text?: string) {
      this.translateText(text);
    },
  });
  return TopWordsTranslator;
}
