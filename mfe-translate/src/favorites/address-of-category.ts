/** The address of a category's words. */
export function addressOfCategory(id: string): string {
  return `/category-words?id=${encodeURIComponent(id)}`;
}
