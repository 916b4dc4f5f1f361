/** The colour of a progress: from 80 percent success, from 50 primary, else warning. */
export function progressTone(percent: number): 'success' | 'primary' | 'warning' {
  if (percent >= 80) return 'success';
  return percent >= 50 ? 'primary' : 'warning';
}
