/** An installed voice cannot speak; another engine answers. Never leaves the voice. */
export function voiceFailed(cause: unknown): Error {
  return Object.assign(new Error('The installed voice failed', { cause }), { name: 'VoiceFailed' });
}

export function isVoiceFailed(error: unknown): boolean {
  return error instanceof Error && error.name === 'VoiceFailed';
}
