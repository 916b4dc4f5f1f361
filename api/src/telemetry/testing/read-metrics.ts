/** The values of a text for Prometheus by name and labels, as they are written. */
export function readMetrics(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line): [string, number] => {
      const cut = line.lastIndexOf(' ');
      return [line.slice(0, cut), Number(line.slice(cut + 1))];
    }),
  );
}
