const reported = new Set<string>();

/** Reports problems to the developer of the page, each one once. */
export function explain(text: string): void {
  if (reported.has(text)) return;
  reported.add(text);
  console.error(`[TopWords] ${text}`);
}
