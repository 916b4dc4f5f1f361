/** Sends a report. One that cannot be delivered is dropped: the parent is gone, and this process exits soon. */
export function reportToParent(message: object, whenSent: () => void = () => {}): void {
  process.send?.(message, undefined, undefined, whenSent);
}

/**
 * Lets only the parent end this process: an interrupt from the keyboard reaches both, and the parent
 * may still need answers.
 */
export function liveAsLongAsParent(): void {
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit());
}
