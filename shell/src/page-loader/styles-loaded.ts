/**
 * Resolves once the style sheets that the page's loader has added to the head are loaded, or were
 * not found. Those that are written into a page are complete when its scripts run.
 */
export async function stylesLoaded(): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const loading = [...links].filter(({ sheet }) => sheet === null);
  await Promise.all(
    loading.map(
      (link) =>
        new Promise<void>((resolve) => {
          for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
        }),
    ),
  );
}
