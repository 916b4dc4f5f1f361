const told = new Set<string>();

/** Tells the developer of the page what is wrong, each thing once. */
export function explain(text: string): void {
  if (told.has(text)) return;
  told.add(text);
  console.error(`[TopWords] ${text}`);
}
