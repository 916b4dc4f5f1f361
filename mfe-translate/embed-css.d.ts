/** Adapts one of our style sheets for a translator embedded in another page. */
export default function embedCss(this: { resourcePath: string }, source: string): string;
