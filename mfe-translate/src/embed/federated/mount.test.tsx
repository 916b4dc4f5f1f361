import '@topwords/remote-kit/testing';
import { act, render, within } from '@testing-library/react';
import * as React from 'react';
import { createTranslatorFor } from './component.ts';
import { mount, type Mounted } from './mount.ts';

const json = (body: unknown) => new Response(JSON.stringify(body));

beforeEach(() => {
  Object.assign(window, {
    CSSStyleSheet: class {
      replaceSync = () => undefined;
    },
  });
  const fetch = jest.fn(async () => json({ groups: [], voiced: [], languages: null }));
  Object.assign(globalThis, { fetch });
});

afterEach(() => document.body.replaceChildren());

const options = { apiKey: 'pk_one', from: 'en', to: 'es', site: 'https://topwords.example' };

function inside(element: Element) {
  const box = element.querySelector('div')?.shadowRoot?.querySelector<HTMLElement>('.box');
  if (!box) throw new Error('Nothing was mounted');
  return within(box);
}

test('a translator is mounted into an element, changed and removed', async () => {
  const element = document.createElement('div');
  document.body.append(element);
  const onReady = jest.fn();
  let mounted: Mounted | null = null;
  await act(async () => {
    mounted = mount(element, { ...options, onReady });
  });
  expect(inside(element).getByRole('button', { name: 'To: Spanish' })).toBeTruthy();
  expect(onReady).toHaveBeenCalledTimes(1);
  await act(async () => mounted?.update({ ...options, to: 'ru', locale: 'tr' }));
  expect(inside(element).getByRole('button', { name: 'Hedef dil: Rusça' })).toBeTruthy();
  await act(async () => mounted?.unmount());
  expect(element.childElementCount).toBe(0);
});

test('the component for a host’s React mounts one, follows its properties, and ends with it', async () => {
  const Translator = createTranslatorFor(React);
  const view = render(<Translator {...options} className="place" />);
  await act(async () => Promise.resolve());
  const place = view.container.querySelector('.place');
  if (!place) throw new Error('There is no place');
  expect(inside(place).getByRole('button', { name: 'From: English' })).toBeTruthy();
  await act(async () => view.rerender(<Translator {...options} from="tr" className="place" />));
  expect(inside(place).getByRole('button', { name: 'From: Turkish' })).toBeTruthy();
  await act(async () => view.unmount());
  expect(place.childElementCount).toBe(0);
});

test('a host gives texts of its own, and changes them', async () => {
  const element = document.createElement('div');
  document.body.append(element);
  const texts = { from: 'Aus', to: 'In' };
  let mounted: Mounted | null = null;
  await act(async () => {
    mounted = mount(element, { ...options, locale: 'de', texts });
  });
  expect(inside(element).getByRole('button', { name: 'In: Spanisch' })).toBeTruthy();
  await act(async () => mounted?.update({ ...options, locale: 'ar', texts: { to: 'إلى' } }));
  expect(inside(element).getByRole('button', { name: /^إلى: / })).toBeTruthy();
  expect(element.querySelector('div')?.shadowRoot?.querySelector('.box')).toHaveProperty(
    'dir',
    'rtl',
  );
  await act(async () => mounted?.unmount());
});
