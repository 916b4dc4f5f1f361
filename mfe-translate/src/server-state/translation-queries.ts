import { queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  lookUpWord,
  translate,
  type LanguageCode,
  type TranslationAnswer,
} from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import type { TranslationRequest } from '../translate/work/translator.ts';
import { keys } from './keys.ts';

interface Asking {
  host: Pick<HostApi, 'api'>;
}

/** A text and what it means. */
export interface Translated extends TranslationAnswer {
  text: string;
  /** Shown until the server has said: a translation that was turned around. */
  isProvisional: boolean;
}

/** A translation; a newer one aborts the one under way, and the same is asked for once. */
export function translationQuery({ host }: Asking, { text, from, to }: TranslationRequest) {
  return queryOptions({
    queryKey: keys.translation(from, to, text),
    staleTime: Infinity,
    refetchOnReconnect: true,
    async queryFn({ signal }): Promise<Translated> {
      const body = { text, from_lang: from, to_lang: to };
      const answer = await host.api.send(translate, { body }, { signal });
      return { ...answer, text, isProvisional: false };
    },
  });
}

/** Shows the turned text and translation until the server has translated that way itself. */
export function turnTranslation(client: QueryClient, pair: Translated): void {
  const { text, translation, from_lang, to_lang } = pair;
  const queryKey = keys.translation(to_lang, from_lang, translation);
  if (client.getQueryData(queryKey) !== undefined) return;
  client.setQueryData<Translated>(queryKey, {
    ...pair,
    text: translation,
    translation: text,
    from_lang: to_lang,
    to_lang: from_lang,
    alternatives: [],
    gloss: [],
    favorite_id: null,
    isProvisional: true,
  });
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Remembers that a translation is saved, so that its heart is filled whenever it is shown. */
export function rememberSaved(client: QueryClient, pair: Translated, favorite_id: string): void {
  client.setQueriesData<Translated>({ queryKey: keys.allTranslations }, (known) => {
    const isSame =
      known?.text === pair.text &&
      known.translation === pair.translation &&
      known.from_lang === pair.from_lang &&
      known.to_lang === pair.to_lang;
    return isSame ? { ...known, favorite_id } : known;
  });
}

/** The bank's words that a text is or is a form of. */
export function entriesQuery({ host }: Asking, language: LanguageCode, text: string) {
  return queryOptions({
    queryKey: keys.entries(language, text),
    staleTime: Infinity,
    async queryFn({ signal }) {
      const query = { text, language };
      const { entries } = await host.api.send(lookUpWord, { query }, { signal });
      return entries;
    },
  });
}
