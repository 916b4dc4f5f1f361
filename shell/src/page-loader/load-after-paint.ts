import { pictureId } from '../picture/names.ts';
import { handingOverEvent } from '../picture/view-names.ts';
import { createPartsLoader } from './create-parts-loader.ts';
import { viewPartsId } from './names.ts';

/** How long scripts wait for the first paint: a page in the background has none. In milliseconds. */
const timeoutMs = 1000;

/**
 * Loads the page's parts once its painted screen is shown. Buttons and choices that are pressed before
 * are pressed again once the scripts have begun to note what is pressed; links work without scripts.
 */
export function loadAfterPaint(): void {
  const load = createPartsLoader(viewPartsId);
  const picture = document.getElementById(pictureId);
  const pressed: Element[] = [];

  function note({ target }: Event): void {
    const control = target instanceof Element && target.closest('button, label');
    if (!control) return;
    pressed.push(control);
    // Again, if something could not be loaded.
    load();
  }

  picture?.addEventListener('click', note);
  document.addEventListener(
    handingOverEvent,
    () => {
      picture?.removeEventListener('click', note);
      for (const control of pressed) (control as HTMLElement).click();
    },
    { once: true },
  );
  // Not within the frame that is painted.
  new PerformanceObserver(() => setTimeout(load)).observe({ type: 'paint', buffered: true });
  setTimeout(load, timeoutMs);
}
