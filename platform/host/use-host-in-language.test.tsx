import { act, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { createFakeHost } from '@topwords/remote-kit/testing';
import { createCatalogues, type InterfaceLanguage } from '../i18n/index.ts';
import { HostProvider } from './host-context.ts';
import type { HostApi } from './host-api.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useHostInLanguage } from './use-host-in-language.ts';

test('a change of the language shows the new texts once they are loaded, and keeps what was typed', async () => {
  const russian = Promise.withResolvers<{ title: string }>();
  const catalogues = createCatalogues({ title: 'Words' }, { ru: () => russian.promise });
  let language: InterfaceLanguage = 'en';
  const listeners = new Set<() => void>();
  const host: HostApi = {
    ...createFakeHost(),
    get language() {
      return language;
    },
    watchLanguage(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function Title() {
    const [typed, setTyped] = useState('');
    const { title } = useCatalogue(catalogues);
    return (
      <input aria-label={title} value={typed} onChange={(event) => setTyped(event.target.value)} />
    );
  }
  // One element, as a remote's route has it: React renders it again only for another host.
  const element = <Title />;
  function Remote() {
    return (
      <HostProvider value={useHostInLanguage(host)}>
        <Suspense fallback="loading">{element}</Suspense>
      </HostProvider>
    );
  }

  const view = render(<Remote />);
  await act(async () => {
    screen.getByLabelText<HTMLInputElement>('Words').focus();
    language = 'ru';
    for (const listener of listeners) listener();
  });
  const field = screen.getByLabelText('Words');
  expect(screen.queryByText('loading')).toBeNull();
  await act(async () => russian.resolve({ title: 'Слова' }));
  expect(await screen.findByLabelText('Слова')).toBe(field);
  expect(document.activeElement).toBe(field);
  view.unmount();
  expect(listeners.size).toBe(0);
});
