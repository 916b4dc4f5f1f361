import { useState } from 'react';
import { isApiFailure } from '@topwords/platform/client';
import { addFavorite, nameOfTranslatorLanguage } from '@topwords/platform/contracts';
import { offerPair } from '../../practice/offer-pair.ts';
import { rememberSaved, type Translated } from '../work/translation-query.ts';
import { useServices } from '../../services/services.ts';
import { useTexts } from '../../texts/index.ts';

type Status = 'untouched' | 'saving' | 'saved' | 'unfilled';

/** The heart of a translation. */
export type FavoriteHeart = ReturnType<typeof useFavorite>;

interface Shown {
  pair: Translated | undefined;
  /** Whether `pair` belongs to the current text in the box. */
  isCurrent: boolean;
  /** The text in the box. */
  text: string;
}

/**
 * A click saves the pair and offers it to practice; the next one only empties the heart, since
 * favourites are removed on their own screen. Clicks are forgotten when the text changes.
 */
export function useFavorite({ pair, isCurrent, text }: Shown) {
  const { host, client, announceFavorites, announcement } = useServices();
  const { translate } = useTexts();
  const key = JSON.stringify([text, pair?.from_lang, pair?.to_lang, pair?.translation]);
  const [clicked, setClicked] = useState<{ key: string; status: Status }>({
    key,
    status: 'untouched',
  });
  if (clicked.key !== key && clicked.status !== 'untouched') {
    setClicked({ key, status: 'untouched' });
  }
  const status = clicked.key === key ? clicked.status : 'untouched';
  const isReady = isCurrent && pair !== undefined;
  const isSaved = status === 'untouched' && typeof pair?.favorite_id === 'string';
  const isFilled = isReady && (isSaved || status === 'saving' || status === 'saved');

  /** A click's result is only shown while the text is unchanged. */
  function settle(next: Status): void {
    setClicked((present) => (present.key === key ? { key, status: next } : present));
  }

  async function save(saved: Translated): Promise<void> {
    setClicked({ key, status: 'saving' });
    try {
      const { favorite } = await host.api.send(addFavorite, {
        body: {
          from_lang: nameOfTranslatorLanguage(saved.from_lang),
          to_lang: nameOfTranslatorLanguage(saved.to_lang),
          original_text: saved.text,
          translated_text: saved.translation,
        },
      });
      announceFavorites();
      rememberSaved(client, saved, favorite.id);
      settle('saved');
      announcement.next(translate.saved);
      offerPair(host, favorite);
    } catch (error) {
      settle('untouched');
      host.showBanner('error', isApiFailure(error) ? error.detail : translate.saveFailed);
    }
  }

  return {
    /** Whether there is something to save. */
    isReady,
    isFilled,
    status,
    toggle: (): void => {
      if (!isReady || status === 'saving') return;
      if (!isFilled) {
        void save(pair);
        return;
      }
      setClicked({ key, status: 'unfilled' });
      announcement.next(translate.stillSaved);
    },
  };
}
