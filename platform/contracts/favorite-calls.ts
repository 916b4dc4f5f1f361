import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import {
  category,
  categoryColor,
  categoryDescriptionMaximumLength,
  categoryIcon,
  categoryName,
  favorite,
  favoriteId,
  favoriteTextMaximumLength,
} from './favorites.ts';
import { requiredText } from './required-text.ts';
import { translatorLanguageName } from './translator-languages.ts';
import { wholeNumberText } from './whole-number-text.ts';

const shared = { tag: 'Favorites', authentication: 'token' } as const;

/** Favourites on a page when the call gives no `limit`; a limit is at most 200. */
export const favoritePageSize = 100;

/**
 * Saves a pair. A pair or `id` that is already saved stays unchanged, and the response has `is_new`
 * false. Without `category_id` it goes to the default category, which is created when needed; `id`
 * and `added_at` restore a removed favourite as it was.
 */
export const addFavorite = defineCall({
  ...shared,
  id: 'addFavorite',
  summary: 'Saves a pair of texts, or restores a removed one',
  method: 'POST',
  path: '/words/add_favorites',
  body: z.object({
    from_lang: translatorLanguageName,
    to_lang: translatorLanguageName,
    original_text: requiredText('original_text', favoriteTextMaximumLength),
    translated_text: requiredText('translated_text', favoriteTextMaximumLength),
    id: z.optional(favoriteId),
    category_id: z.optional(favoriteId),
    added_at: z.optional(z.iso.datetime({ error: 'added_at must be an ISO 8601 time in UTC' })),
  }),
  response: z.object({ favorite, is_new: z.boolean() }),
  errors: ['languages_equal', 'category_unknown', 'favorite_limit_reached'],
});

/** Creates a category. Refuses a name that already exists, regardless of case. */
export const createCategory = defineCall({
  ...shared,
  id: 'createCategory',
  summary: 'Creates a category of favourites',
  method: 'POST',
  path: '/words/favorites/categories',
  body: z.object({
    name: categoryName,
    description: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(
            categoryDescriptionMaximumLength,
            'The description must be at most 200 characters',
          ),
        ),
    ),
    color: z.optional(categoryColor),
    icon: z.optional(categoryIcon),
  }),
  response: z.object({ category }),
  errors: ['category_name_taken', 'category_limit_reached'],
});

/** All categories with their counts: the default one first, the rest by name. */
export const listCategories = defineCall({
  ...shared,
  id: 'listCategories',
  summary: 'The learner’s categories with the number of words in each',
  method: 'GET',
  path: '/words/favorites/categories',
  response: z.array(category),
});

/** Moves a favourite into another category; moving it to its own category changes nothing. */
export const moveFavorite = defineCall({
  ...shared,
  id: 'moveFavorite',
  summary: 'Moves a favourite into another category',
  method: 'PUT',
  path: '/words/favorites/words/{wordId}/move',
  params: z.object({ wordId: favoriteId }),
  body: z.object({ target_category_id: favoriteId }),
  response: z.object({
    old_category_id: z.string(),
    new_category_id: z.string(),
    word_id: z.string(),
  }),
  errors: ['favorite_unknown', 'category_unknown'],
});

/**
 * A page of a category's favourites, newest first. Pass `next_cursor` for the next page; it is null
 * on the last one.
 */
export const listCategoryWords = defineCall({
  ...shared,
  id: 'listCategoryWords',
  summary: 'A category’s favourites, newest first',
  method: 'GET',
  path: '/words/favorites/categories/{categoryId}/words',
  params: z.object({ categoryId: favoriteId }),
  query: z.object({
    limit: z.optional(wholeNumberText(1, 200)),
    cursor: z.optional(z.string().check(z.maxLength(100, 'Unknown cursor'))),
  }),
  response: z.object({
    category_id: z.string(),
    category_name: z.string(),
    words: z.array(favorite),
    next_cursor: z.nullable(z.string()),
  }),
  errors: ['category_unknown'],
});

/** Permanently removes a favourite. */
export const removeFavorite = defineCall({
  ...shared,
  id: 'removeFavorite',
  summary: 'Removes a favourite',
  method: 'DELETE',
  path: '/words/favorites/words/{wordId}',
  params: z.object({ wordId: favoriteId }),
  response: z.object({ deleted_word_id: z.string() }),
  errors: ['favorite_unknown'],
});

/** Deletes a category; its words move to the default one, which cannot be deleted. */
export const deleteCategory = defineCall({
  ...shared,
  id: 'deleteCategory',
  summary: 'Deletes a category and moves its words to the default one',
  method: 'DELETE',
  path: '/words/favorites/categories/delete/{categoryId}',
  params: z.object({ categoryId: favoriteId }),
  response: z.object({
    deleted_category_id: z.string(),
    default_category_id: z.string(),
    moved_words_count: z.int().check(z.nonnegative()),
  }),
  errors: ['category_unknown', 'category_is_default'],
});

/** Favourites with the query in either text, regardless of case and accents; at most 100. */
export const searchFavorites = defineCall({
  ...shared,
  id: 'searchFavorites',
  summary: 'Favourites that contain a text, in all categories or one',
  method: 'GET',
  path: '/words/favorites/search',
  query: z.object({
    query: requiredText('query', 100),
    category_id: z.optional(favoriteId),
  }),
  response: z.object({ results: z.array(favorite) }),
  errors: ['category_unknown'],
});

/** Favourites as a file: CSV (RFC 4180, UTF-8), or a text file that Anki imports. */
export const exportFavorites = defineCall({
  ...shared,
  id: 'exportFavorites',
  summary: 'All favourites, or a category’s, as a file',
  method: 'GET',
  path: '/words/favorites/export',
  query: z.object({
    format: z.enum(['csv', 'anki'], { error: 'format must be csv or anki' }),
    category_id: z.optional(favoriteId),
  }),
  response: 'file',
  errors: ['category_unknown', 'too_many_attempts'],
});
