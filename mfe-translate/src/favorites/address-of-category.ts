/** Where a category's words are shown. */
export function addressOfCategory(id: string): string {
  return `/category-words?id=${encodeURIComponent(id)}`;
}
