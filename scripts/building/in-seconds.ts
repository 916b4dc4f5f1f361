/** A duration as reports show it: `0.4 s`. */
export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
