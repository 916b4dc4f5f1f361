function read(name: string): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return meta?.content;
}

/** The product's origin, as the API has written it into this page; by default this origin. */
export function siteOrigin(): string {
  return read('topwords-site') ?? location.origin;
}

/** The origin of the product's frames, as the API has written it into this page. */
export function frameOrigin(): string {
  return read('topwords-frame') ?? location.origin;
}
