import { act } from '@testing-library/react';
import { paints } from './paints.tsx';
import { renderShell } from '../testing/render-shell.tsx';

/** Returns markup without its expected differences: generated ids, how a choice is
 * set, and the order of attributes. */
function comparable(markup: string): string {
  const template = document.createElement('template');
  template.innerHTML = markup;
  for (const element of template.content.querySelectorAll('*')) {
    const attributes = [...element.attributes].toSorted((one, other) =>
      one.name.localeCompare(other.name),
    );
    for (const { name, value } of attributes) {
      element.removeAttribute(name);
      if (!['id', 'for', 'data-discover', 'selected'].includes(name))
        element.setAttribute(name, value);
    }
  }
  return template.innerHTML;
}

test.each([
  ['welcome', '/'],
  ['login', '/login-register'],
] as const)('the prerendered %s equals what the script renders first', (situation, at) => {
  const { container } = renderShell({ at });
  const [banner, ...screens] = container.children;
  expect(banner?.textContent).toBe('');
  const shown = screens.map((element) => element.outerHTML).join('');
  expect(comparable(paints()[situation])).toBe(comparable(shown));
});

test('the prerendered frame has the bars and a loading screen', async () => {
  const { app } = paints();
  const template = document.createElement('template');
  template.innerHTML = app;
  const { content } = template;
  expect(content.querySelectorAll('header, nav, main')).toHaveLength(4);
  expect(content.querySelector('main [aria-busy="true"]')).not.toBeNull();
  // If no script loads, a link to the page itself allows a reload.
  expect(content.querySelector('main a')?.getAttribute('href')).toBe('');
  expect(content.querySelector('main a')?.textContent).toBe('Reload');
  await act(() => Promise.resolve());
});

test('prerendered markup has no style attributes, which the content security policy forbids', () => {
  expect(Object.values(paints()).join('')).not.toContain('style=');
});
