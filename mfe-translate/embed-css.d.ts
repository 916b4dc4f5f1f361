/** Turns a style sheet of ours into one for a translator within another page. */
export default function embedCss(this: { resourcePath: string }, source: string): string;
