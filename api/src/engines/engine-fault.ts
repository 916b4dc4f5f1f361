/** A reason why an engine cannot be installed or used that the operator can act on: one line. */
export function engineFault(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { name: 'EngineFault' });
}

/** Whether an error is one of these, whose message is for the operator. */
export function isEngineFault(error: unknown): error is Error {
  return error instanceof Error && error.name === 'EngineFault';
}
