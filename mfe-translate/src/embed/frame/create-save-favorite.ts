import { createClient, isApiFailure } from '@topwords/platform/client';
import { addFavorite, nameOfTranslatorLanguage } from '@topwords/platform/contracts';
import type { SaveFavorite } from '../body/card-tools.tsx';
import type { EmbedTexts } from '../texts/en.ts';
import { askForToken } from './ask-for-token.ts';

/**
 * Saves translations among the favourites of a reader. The access token stays in this frame's
 * memory: the surrounding page has another origin and cannot read it.
 */
export function createSaveFavorite(page: string, texts: () => EmbedTexts): SaveFavorite {
  let token: string | null = null;
  const client = createClient({
    baseUrl: '/api',
    accessToken: () => token,
    sub: () => '',
    renew: () => Promise.resolve(false),
  });

  return async ({ text, translation, from_lang, to_lang }) => {
    token ??= await askForToken(page, document.documentElement.lang).catch((cause: unknown) => {
      throw new Error(texts().widget.signInBlocked, { cause });
    });
    if (token === null) throw new Error(texts().widget.signInToSave);
    try {
      await client.send(addFavorite, {
        body: {
          from_lang: nameOfTranslatorLanguage(from_lang),
          to_lang: nameOfTranslatorLanguage(to_lang),
          original_text: text,
          translated_text: translation,
        },
      });
    } catch (error) {
      if (!isApiFailure(error) || error.status !== 401) {
        throw new Error(texts().panes.translate.saveFailed, { cause: error });
      }
      // It was valid for a quarter of an hour: the next click requests another.
      token = null;
      throw new Error(texts().widget.signInToSave, { cause: error });
    }
  };
}
