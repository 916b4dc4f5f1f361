/** The color for a progress: success from 80 percent, primary from 50, otherwise warning. */
export function progressTone(percent: number): 'success' | 'primary' | 'warning' {
  if (percent >= 80) return 'success';
  return percent >= 50 ? 'primary' : 'warning';
}
