import type { z } from 'zod/mini';
import {
  category,
  defaultCategoryColor,
  favorite,
  type Category,
  type Favorite,
} from '@topwords/platform/contracts';
import { factory } from './factory.ts';

/** The id of the n-th object: a UUID. */
function idOf(number: number): string {
  return `01930000-0000-7000-9000-${String(number).padStart(12, '0')}`;
}

/** The category Travel with three words. Its id ends with the given number. */
export function buildCategory(
  overrides: Partial<z.input<typeof category>> = {},
  number = 1,
): Category {
  return category.parse({
    id: idOf(number),
    name: 'Travel',
    description: 'On the road',
    color: '#0E7490',
    icon: 'travel',
    word_count: 3,
    is_default: false,
    ...overrides,
  });
}

/** The default category with one word. */
export const buildDefaultCategory = factory(category, {
  id: idOf(2),
  name: 'General',
  description: '',
  color: defaultCategoryColor,
  icon: 'bookmark',
  word_count: 1,
  is_default: true,
});

/** `ticket`, saved in Spanish, in the category Travel. Its id ends with the given number. */
export function buildFavorite(
  overrides: Partial<z.input<typeof favorite>> = {},
  number = 11,
): Favorite {
  return favorite.parse({
    id: idOf(number),
    original_text: 'ticket',
    translated_text: 'billete',
    from_lang: 'English',
    to_lang: 'Spanish',
    added_at: '2026-11-19T08:00:00.000Z',
    category_id: idOf(1),
    category_name: 'Travel',
    ...overrides,
  });
}
