/** Resolves when the browser has time; a page that nobody looks at may have none for long. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 0);
  });
}
