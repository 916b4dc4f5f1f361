import { z } from 'zod/mini';
import { translatorLanguageName } from './translator-languages.ts';

const count = z.int().check(z.nonnegative());

/** An id created by the server or, for a favourite, by the client: a UUID. */
export const favoriteId = z
  .string({ error: 'The id is missing' })
  .check(
    z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'Must be a UUID'),
    z.toLowerCase(),
  );

/** Colour of a category that is created without one. */
export const defaultCategoryColor = '#6366F1';
/** Icon of a category that is created without one. */
export const defaultCategoryIcon = 'bookmark';

/** Icons a category may have; each is drawn by the design system. */
export const categoryIcons = [
  'bookmark',
  'heart',
  'star',
  'book',
  'chat',
  'home',
  'food',
  'travel',
  'work',
  'school',
  'health',
  'sport',
  'music',
  'nature',
  'shopping',
  'family',
] as const;

/** One of `categoryIcons`. */
export const categoryIcon = z.enum(categoryIcons, { error: 'Unknown icon' });

/** A colour as `#RRGGBB`. */
export const categoryColor = z
  .string()
  .check(z.regex(/^#[0-9a-f]{6}$/i, 'A colour must be written as #RRGGBB'));

/** Longest name of a category, once trimmed, in UTF-16 units. */
export const categoryNameMaximumLength = 60;
/** Longest description of a category, in UTF-16 units. */
export const categoryDescriptionMaximumLength = 200;
/** What the API calls an account's first category; pages have a word of their own for it. */
export const defaultCategoryName = 'General';
/** Longest text of a favourite, on either side, in UTF-16 units. */
export const favoriteTextMaximumLength = 2000;

/** The name of a new category. */
export const categoryName = z
  .string({ error: 'name is required' })
  .check(
    z.trim(),
    z.minLength(1, 'The name must not be blank'),
    z.maxLength(categoryNameMaximumLength, 'The name must be at most 60 characters'),
  );

/** A category of favourites; the default one receives the words of deleted categories. */
export const category = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  color: categoryColor,
  icon: categoryIcon,
  word_count: count,
  is_default: z.boolean(),
});

/**
 * A saved pair of texts. Languages have their English names; `added_at` is an ISO 8601 time in UTC.
 */
export const favorite = z.object({
  id: z.string(),
  original_text: z.string(),
  translated_text: z.string(),
  from_lang: translatorLanguageName,
  to_lang: translatorLanguageName,
  added_at: z.string(),
  category_id: z.string(),
  category_name: z.string(),
});

/** A category of favourites. */
export type Category = z.infer<typeof category>;

/** One of `categoryIcons`. */
export type CategoryIcon = z.infer<typeof categoryIcon>;

/** A saved pair of texts. */
export type Favorite = z.infer<typeof favorite>;
