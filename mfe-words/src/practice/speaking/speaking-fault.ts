/**
 * Why speaking failed: the microphone was refused (`refused`) or is missing (`microphone`); nothing
 * was said (`silence`); or recognition could not reach its service (`network`), does not know the
 * language (`language`) or does not work in this browser (`unavailable`).
 */
export type SpeakingFault =
  | 'refused'
  | 'microphone'
  | 'silence'
  | 'network'
  | 'language'
  | 'unavailable';

interface SpeakingError extends Error {
  fault: SpeakingFault;
}

/** An error that says why speaking failed. */
export function speakingError(fault: SpeakingFault): SpeakingError {
  return Object.assign(new Error(`Speaking failed: ${fault}`), { fault });
}

/** The fault in an error; anything unexpected means that this way of speaking does not work here. */
export function faultOf(error: unknown): SpeakingFault {
  const { fault = 'unavailable' } = error as Partial<SpeakingError>;
  return fault;
}
