import arabic from '../partner/texts.ar.json' with { type: 'json' };
import type { TopWordsTexts, TopWordsTranslatorElement } from '../partner/types.d.ts';
import { attributeNames, codeFor, type PlaygroundSettings } from './code-for.ts';

/** How long the button shows the result of a click, in milliseconds. */
const shownFor = 2000;

/** The page, like its documentation, is only in English. */
const texts = { copy: 'Copy', copied: 'Copied', copyFailed: 'Select the code to copy it' };

function read(form: HTMLFormElement): PlaygroundSettings {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : '',
  ]);
  return Object.fromEntries(entries) as PlaygroundSettings;
}

/** Texts for a language that the translator does not have, as a partner would give them. */
function textsFor(settings: PlaygroundSettings): TopWordsTexts | null {
  return settings['locale'] === 'ar' ? arabic : null;
}

function apply(settings: PlaygroundSettings, preview: TopWordsTranslatorElement): void {
  preview.texts = textsFor(settings);
  for (const name of attributeNames) {
    const value = settings[name] ?? '';
    if (value === '') preview.removeAttribute(name);
    else if (preview.getAttribute(name) !== value) preview.setAttribute(name, value);
  }
  preview.style.setProperty('--topwords-accent', settings['accent'] ?? '');
  preview.style.setProperty('--topwords-radius', settings['radius'] ?? '');
  preview.style.setProperty('max-width', settings['width'] ?? '');
}

/** Applies the form to the preview, and shows the code for its settings. */
export function startPlayground(form: HTMLFormElement, preview: TopWordsTranslatorElement): void {
  const code = document.querySelector('#code');
  const copy = document.querySelector('#copy');

  function show(): void {
    const settings = read(form);
    apply(settings, preview);
    if (code) code.textContent = codeFor(settings, location.origin, textsFor(settings));
  }

  async function copyCode(): Promise<void> {
    if (!copy) return;
    try {
      await navigator.clipboard.writeText(code?.textContent ?? '');
      copy.textContent = texts.copied;
    } catch {
      copy.textContent = texts.copyFailed;
    }
    setTimeout(() => {
      copy.textContent = texts.copy;
    }, shownFor);
  }

  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  copy?.addEventListener('click', () => void copyCode());
  show();
}
