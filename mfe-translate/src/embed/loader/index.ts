import { tagName } from '../protocol.ts';
import { defineElement } from './define-element.ts';
import { createRelease } from './release.ts';

const script = document.currentScript;

// If included twice, or in two versions, the first one serves the page.
if (script instanceof HTMLScriptElement && !customElements.get(tagName)) {
  customElements.define(tagName, defineElement(createRelease(script)));
}
