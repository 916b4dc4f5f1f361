import { fails, type Reply } from '../../tutor/testing/model-server.ts';

/** A reply of `/audio/speech` with audio. */
export function speech(mp3: Uint8Array, type = 'audio/mpeg'): Reply {
  return (response) => response.writeHead(200, { 'content-type': type }).end(mp3);
}

/** A reply with an error in the protocol's JSON. */
export function failure(status: number, headers: Record<string, string> = {}): Reply {
  return fails(status, { headers });
}
