import type { Category, Favorite, Word } from '@topwords/platform/contracts';
import type { Answers } from './fake-api.ts';
import {
  buildCategory,
  buildDefaultCategory,
  buildFavorite,
} from '../factories/favorite-factories.ts';
import { buildTranslation, buildTranslatorAbilities } from '../factories/translation-factories.ts';

/** Returns the bank's translation of a word, in either direction. */
function translationIn(bank: readonly Word[], text: string, code: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  if (code === 'en') return bank.find((word) => word.text === wanted)?.translation_to_native;
  return bank.find(
    ({ language_code, translation_to_native }) =>
      language_code === code && translation_to_native === wanted,
  )?.text;
}

/** Answers that translate words of the bank; any other text becomes `<text> in <code>`. */
function translationAnswers(bank: readonly Word[]): Answers {
  return {
    getTranslatorAbilities: buildTranslatorAbilities(),
    detectLanguage: { language: 'en' },
    translate: ({ body: { text, from_lang, to_lang } }) =>
      buildTranslation({
        translation: translationIn(bank, text, to_lang) ?? `${text} in ${to_lang}`,
        from_lang: from_lang === 'auto' ? 'en' : from_lang,
        to_lang,
        alternatives: [],
      }),
  };
}

/** Answers that keep categories and favourites until the page is reloaded. */
function favoriteAnswers(): Answers {
  const general = buildDefaultCategory();
  const categories = [general, buildCategory()];
  let favorites = [
    buildFavorite(),
    buildFavorite({ original_text: 'train', translated_text: 'tren' }, 12),
    buildFavorite({ original_text: 'bridge', translated_text: 'puente' }, 13),
    buildFavorite({ original_text: 'house', translated_text: 'casa', category_id: general.id }, 14),
  ];
  const inCategory = (id: string) => favorites.filter(({ category_id }) => category_id === id);
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name ?? '';
  const counted = (category: Category): Category => ({
    ...category,
    word_count: inCategory(category.id).length,
  });

  return {
    listCategories: () => categories.map(counted),
    createCategory: ({ body }) => {
      const category = buildCategory({ ...body, id: crypto.randomUUID(), word_count: 0 });
      categories.push(category);
      return { category };
    },
    deleteCategory: ({ params: { categoryId } }) => {
      const moved = inCategory(categoryId);
      for (const favorite of moved) favorite.category_id = general.id;
      categories.splice(
        categories.findIndex(({ id }) => id === categoryId),
        1,
      );
      return {
        deleted_category_id: categoryId,
        default_category_id: general.id,
        moved_words_count: moved.length,
      };
    },
    listCategoryWords: ({ params: { categoryId } }) => ({
      category_id: categoryId,
      category_name: nameOf(categoryId),
      words: inCategory(categoryId),
      next_cursor: null,
    }),
    addFavorite: ({ body: { category_id = general.id, ...body } }) => {
      const id = body.id ?? crypto.randomUUID();
      const favorite: Favorite = buildFavorite({
        ...body,
        id,
        category_id,
        category_name: nameOf(category_id),
      });
      favorites = [favorite, ...favorites.filter((other) => other.id !== id)];
      return { favorite, is_new: true };
    },
    moveFavorite: ({ params: { wordId }, body: { target_category_id } }) => {
      const favorite = favorites.find(({ id }) => id === wordId);
      const old_category_id = favorite?.category_id ?? general.id;
      if (favorite) favorite.category_id = target_category_id;
      return { old_category_id, new_category_id: target_category_id, word_id: wordId };
    },
    removeFavorite: ({ params: { wordId } }) => {
      favorites = favorites.filter(({ id }) => id !== wordId);
      return { deleted_word_id: wordId };
    },
    searchFavorites: ({ query: { query, category_id } }) => ({
      results: favorites
        .filter((favorite) => category_id === undefined || favorite.category_id === category_id)
        .filter(({ original_text, translated_text }) =>
          `${original_text} ${translated_text}`.includes(query.toLowerCase()),
        ),
    }),
    exportFavorites: () => {
      const lines = favorites.map((favorite) => [favorite.original_text, favorite.translated_text]);
      return new Blob([lines.map((line) => line.join(',')).join('\r\n')], { type: 'text/csv' });
    },
  };
}

/** Answers to the calls of the translator and of favourites. */
export function translatorAnswers(bank: readonly Word[]): Answers {
  return { ...translationAnswers(bank), ...favoriteAnswers() };
}
