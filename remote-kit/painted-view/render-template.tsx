import { Suspense, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { InterfaceLanguage } from '@topwords/platform/contracts';
import { MemoryRouter } from '@topwords/platform/router';
import type { StoredSession } from '@topwords/platform/session';
import { createFakeHost, type FakeHost } from '../fake-host/fake-host.ts';

interface View {
  element: ReactElement;
  /** The address that it is shown at. */
  at: string;
}

/** A host for rendering a view: nobody answers, and only the languages of the session count. */
export function createPaintHost(
  language: InterfaceLanguage,
  session: Pick<StoredSession, 'native' | 'target_langs'>,
): FakeHost {
  return createFakeHost({ language, session: { ...session, username: '' } });
}

/** A view whose texts are still loading has no markup; each attempt may find further ones. */
async function renderLoaded(view: ReactElement, attempts = 20): Promise<string> {
  const markup = renderToStaticMarkup(<Suspense fallback={null}>{view}</Suspense>);
  if (markup !== '') return markup;
  if (attempts === 0) throw new Error('The view has no markup');
  await new Promise((resolve) => setTimeout(resolve));
  return renderLoaded(view, attempts - 1);
}

/**
 * Renders a view to markup, once its texts are loaded. Names of choices are left out: of two with one
 * name in a page, only one could be checked.
 */
export async function renderTemplate({ element, at }: View): Promise<string> {
  const markup = await renderLoaded(<MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>);
  return markup.replaceAll(/(<input\b[^>]*?) name="[^"]*"/g, '$1');
}
