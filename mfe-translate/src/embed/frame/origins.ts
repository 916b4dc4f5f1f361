function read(name: string): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return meta?.content;
}

/** Where the product is, as the API has written into this page: on this very origin unless it says. */
export function siteOrigin(): string {
  return read('topwords-site') ?? location.origin;
}

/** Where the product's frames are, as the API has written into this page. */
export function frameOrigin(): string {
  return read('topwords-frame') ?? location.origin;
}
