import { fireEvent } from '@testing-library/react';
import { stylesLoaded } from './styles-loaded.ts';

function addLink(parent: Node): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  parent.appendChild(link);
  return link;
}

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('waits for style sheets in the head, whether or not they are found', async () => {
  const [first, second] = [addLink(document.head), addLink(document.head)];
  let isLoaded = false;
  const loaded = stylesLoaded().then(() => (isLoaded = true));
  fireEvent.load(first);
  await Promise.resolve();
  expect(isLoaded).toBe(false);
  fireEvent.error(second);
  expect(await loaded).toBe(true);
});

test('one that is written into the page, and was not found, is not waited for', async () => {
  addLink(document.body);
  await expect(stylesLoaded()).resolves.toBeUndefined();
});
