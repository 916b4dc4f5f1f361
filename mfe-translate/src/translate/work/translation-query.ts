import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { translate, type TranslationAnswer } from '@topwords/platform/contracts';
import { askServer, callKey } from '@topwords/platform/remote';
import type { TranslationRequest } from './translator.ts';

/** A text and its translation. */
export interface Translated extends TranslationAnswer {
  text: string;
  /** A swapped translation, shown until the server has answered. */
  isProvisional: boolean;
}

/** A translation; a newer one aborts the pending one, and equal ones are requested once. */
export function translationQuery({ text, from, to }: TranslationRequest) {
  const input = { body: { text, from_lang: from, to_lang: to } };
  return queryOptions({
    queryKey: callKey(translate, input),
    staleTime: Infinity,
    refetchOnReconnect: true,
    async queryFn({ client, signal }): Promise<Translated> {
      const answer = await askServer(client, translate, input, signal);
      return { ...answer, text, isProvisional: false };
    },
  });
}

/** Shows the swapped text and translation until the server has answered for that direction. */
export function swapTranslation(client: QueryClient, pair: Translated): void {
  const { text, translation, from_lang, to_lang } = pair;
  const turned = { text: translation, from: to_lang, to: from_lang };
  const { queryKey } = translationQuery(turned);
  if (client.getQueryData(queryKey) !== undefined) return;
  client.setQueryData(queryKey, {
    ...pair,
    text: translation,
    translation: text,
    from_lang: to_lang,
    to_lang: from_lang,
    alternatives: [],
    gloss: [],
    nearest: [],
    favorite_id: null,
    isProvisional: true,
  });
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Records that a translation is saved, so that its heart is filled whenever it is shown. */
export function rememberSaved(client: QueryClient, pair: Translated, favorite_id: string): void {
  client.setQueriesData<Translated>({ queryKey: callKey(translate) }, (known) => {
    const isSame =
      known?.text === pair.text &&
      known.translation === pair.translation &&
      known.from_lang === pair.from_lang &&
      known.to_lang === pair.to_lang;
    return isSame ? { ...known, favorite_id } : known;
  });
}
