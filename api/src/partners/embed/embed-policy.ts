interface PolicyOptions {
  /** Address of the folder of the release's files. */
  base: string;
  /** Who may show the page in a frame: origins or `'none'`. */
  ancestors: readonly string[];
  /** Origin of frames, if it is not the page's own. */
  frameOrigin?: string | undefined;
}

/**
 * The content security policy of a page of the embedded translator: only its own scripts and
 * styles, from files. Answers come from the API, recordings as blobs.
 */
export function embedPolicy({ base, ancestors, frameOrigin = '' }: PolicyOptions): string {
  const own = URL.canParse(base) ? `'self' ${new URL(base).origin}` : "'self'";
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `connect-src ${own}`,
    `font-src ${own}`,
    `img-src ${own} data:`,
    'media-src blob:',
    `frame-src 'self' ${frameOrigin}`.trimEnd(),
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors.join(' ')}`,
  ].join('; ');
}
