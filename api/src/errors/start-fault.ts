/** A reason not to start that the operator can fix: one line that names the setting. */
export function startFault(message: string): Error {
  return Object.assign(new Error(message), { name: 'StartFault' });
}
