import { loadFontsAfterPaint } from './load-fonts-after-paint.ts';
import { fontsId } from './names.ts';

test('the fonts are used once the page has been painted', () => {
  const paints: (() => void)[] = [];
  const observe = jest.fn();
  const original = globalThis.PerformanceObserver;
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(onPaint: () => void) {
        paints.push(onPaint);
      }
      observe = observe;
    },
  });
  document.head.innerHTML = `<style id="${fontsId}" media="not all"></style>`;
  const fonts = document.querySelector('style');
  loadFontsAfterPaint();
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  expect(fonts?.media).toBe('not all');
  for (const paint of paints) paint();
  expect(fonts?.hasAttribute('media')).toBe(false);
  Object.assign(globalThis, { PerformanceObserver: original });
});
