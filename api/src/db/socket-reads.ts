/** Whether the process is answering requests that it found when it last looked at its sockets. */
let isAnswering = false;

/**
 * Notes a request, at the moment at which it arrives. Node looks at all sockets at once, then hands
 * over what each has received; what `setImmediate` schedules runs before it looks again.
 */
export function noteRequest(): void {
  if (isAnswering) return;
  isAnswering = true;
  setImmediate(() => (isAnswering = false));
}

/**
 * Calls back before the process can learn of requests that were sent after this moment: once those
 * are answered that had arrived already, or at once when it is doing something else.
 */
export function beforeLaterRequests(callBack: () => void): void {
  if (isAnswering) setImmediate(callBack);
  else process.nextTick(callBack);
}
