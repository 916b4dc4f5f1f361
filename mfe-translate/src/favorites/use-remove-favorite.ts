import { addFavorite, removeFavorite, type Favorite } from '@topwords/platform/contracts';
import { detailOf } from '@topwords/platform/remote';
import { useServices, type Services } from '../services/services.ts';
import { useTexts, type Texts } from '../texts/index.ts';

async function putBack(services: Services, texts: Texts, removed: Favorite): Promise<void> {
  const { host, announceFavorites, toasts, announcement } = services;
  const { favorites } = texts;
  const { category_name: _name, ...body } = removed;
  try {
    await host.api.send(addFavorite, { body });
    announcement.next(favorites.restored);
  } catch (error) {
    toasts.show({
      kind: 'failed',
      message: favorites.restoreFailed,
      detail: detailOf(error, favorites.unexpected),
      action: { label: texts.retry, onAct: () => void putBack(services, texts, removed) },
    });
  }
  announceFavorites();
}

/** Removes a favourite and offers to undo that, which restores it unchanged in its category. */
export function useRemoveFavorite(): (favorite: Favorite) => Promise<void> {
  const services = useServices();
  const texts = useTexts();
  const { favorites } = texts;
  const { host, announceFavorites, toasts } = services;

  return async (favorite) => {
    try {
      await host.api.send(removeFavorite, { params: { wordId: favorite.id } });
      toasts.show({
        kind: 'done',
        message: favorites.removed,
        action: {
          label: favorites.undo,
          onAct: () => void putBack(services, texts, favorite),
        },
      });
    } catch (error) {
      toasts.show({
        kind: 'failed',
        message: favorites.removeFailed,
        detail: detailOf(error, favorites.deleteFailed),
      });
    }
    announceFavorites();
  };
}
