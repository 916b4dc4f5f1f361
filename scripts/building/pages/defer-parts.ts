const parts =
  /<script [^>]*src="[^"]*"[^>]*><\/script>|<link [^>]*(?:rel="stylesheet"|as="script")[^>]*>/g;

interface Loader {
  /** Id of the template. */
  id: string;
  /** Source of the script that loads what is in it. */
  script: string;
}

/**
 * Moves a page's scripts, style sheets and preloads of scripts into a template, where they are not
 * loaded, and puts the inline script that loads them after it.
 */
export function deferParts(page: string, { id, script }: Loader): string {
  const found = page.match(parts) ?? [];
  // Style sheets first: they are small, and the scripts wait for them.
  const [links, scripts] = [true, false].map((isLink) =>
    found.filter((part) => part.startsWith('<link') === isLink),
  );
  const deferred = [...(links ?? []), ...(scripts ?? [])].join('');
  return page
    .replaceAll(parts, '')
    .replace(
      '</body>',
      () => `<template id="${id}">${deferred}</template><script>${script}</script></body>`,
    );
}
