const longestLine = 300;

/** Cuts the lines of minified files, which some tools print whole, to a length that can be read. */
export function clipLines(output: string): string {
  return output
    .trimEnd()
    .split('\n')
    .map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line))
    .join('\n');
}
