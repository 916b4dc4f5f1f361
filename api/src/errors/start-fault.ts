/** A reason not to start that the person who runs it can mend: a line that names the setting. */
export function startFault(message: string): Error {
  return Object.assign(new Error(message), { name: 'StartFault' });
}
