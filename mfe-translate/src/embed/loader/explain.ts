const told = new Set<string>();

/** Reports problems to the developer of the page, each one once. */
export function explain(text: string): void {
  if (told.has(text)) return;
  told.add(text);
  console.error(`[TopWords] ${text}`);
}
