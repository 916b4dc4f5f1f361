import { act, render } from '@testing-library/react';
import { TopWordsTranslator } from './react.js';
import type { TopWordsTranslatorElement } from './types.d.ts';

const src = 'https://topwords.example/embed/v1.js';

function shown(): TopWordsTranslatorElement {
  const element = document.querySelector('topwords-translator');
  if (!element) throw new Error('There is no translator');
  return element;
}

afterEach(() => document.head.replaceChildren());

test('the component sets the attributes, the key by a name that React does not reserve', () => {
  render(
    <TopWordsTranslator
      apiKey="pk_one"
      from="en"
      to="es"
      mode="iframe"
      shareText
      className="wide"
    />,
  );
  const attributes = [...shown().attributes].map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(attributes)).toEqual({
    'api-key': 'pk_one',
    from: 'en',
    to: 'es',
    mode: 'iframe',
    'share-text': '',
    class: 'wide',
  });
});

test('texts of the page become a property of the element', () => {
  const texts = { from: 'Aus' };
  const view = render(<TopWordsTranslator apiKey="pk_one" locale="de" texts={texts} />);
  expect(shown().texts).toBe(texts);
  expect(shown().hasAttribute('texts')).toBe(false);
  view.rerender(<TopWordsTranslator apiKey="pk_one" locale="de" />);
  expect(shown().texts).toBeNull();
});

test('the loader is inserted into the page once, pinned if integrity is given', () => {
  render(
    <>
      <TopWordsTranslator apiKey="pk_one" src={src} integrity="sha384-abc" />
      <TopWordsTranslator apiKey="pk_one" src={src} integrity="sha384-abc" />
    </>,
  );
  const [script, ...others] = document.head.querySelectorAll('script');
  expect(script).toMatchObject({ src, integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  expect(others).toEqual([]);
});

test('events reach the latest handlers, and the element is passed for its methods', () => {
  const [first, second, onElement] = [jest.fn(), jest.fn(), jest.fn()];
  const view = render(<TopWordsTranslator apiKey="pk_one" onError={first} onElement={onElement} />);
  view.rerender(<TopWordsTranslator apiKey="pk_one" onError={second} onElement={onElement} />);
  const detail = { code: 'no_response' };
  act(() => void shown().dispatchEvent(new CustomEvent('error', { detail })));
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith(detail);
  expect(onElement).toHaveBeenLastCalledWith(shown());
  view.unmount();
  expect(onElement).toHaveBeenLastCalledWith(null);
});
