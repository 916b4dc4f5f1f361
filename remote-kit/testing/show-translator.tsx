import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translate, type TranslatorAbilities } from '@topwords/platform/contracts';
import type { CreateRemote } from '@topwords/platform/host';
import { buildTranslation, buildTranslatorAbilities } from '../factories/translation-factories.ts';
import { showRemote, type ShowOptions } from './show-remote.tsx';

/** Opens the translator for a test: any text becomes `<text> in <code>`, and no word is known. */
export function showTranslator(
  createRemote: CreateRemote,
  { abilities, ...options }: ShowOptions & { abilities?: Partial<TranslatorAbilities> } = {},
) {
  const shown = showRemote(
    createRemote,
    {
      getTranslatorAbilities: buildTranslatorAbilities(abilities),
      lookUpWord: { entries: [] },
      translate: ({ body }) =>
        buildTranslation({
          translation: `${body.text} in ${body.to_lang}`,
          from_lang: body.from_lang === 'auto' ? 'en' : body.from_lang,
          to_lang: body.to_lang,
          engine: 'libretranslate',
          quality: 'machine',
          alternatives: [],
        }),
    },
    { at: '/translate', ...options },
  );
  return { ...shown, sent: () => shown.host.api.sent(translate).map(({ body }) => body) };
}

/** Queries and timing helpers for the translator's page. */
export const translatorPage = {
  /** The text box. */
  box: (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Text to translate' }),
  /** The translation pane. */
  target: () => within(screen.getByRole('region', { name: 'Translation' })),
  /** The latest announcement. */
  announced: () =>
    [...document.querySelectorAll('output')].map((node) => node.textContent).join(' '),
  /** Advances fake timers and waits for the effects. */
  pass: (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
  /** A user for a test with fake timers. */
  userOfFakeTime: () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
};
