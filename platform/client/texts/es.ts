import type { ClientTexts } from './client-texts.ts';

/** The client's messages in Spanish for failures that the server did not describe. */
export const es: ClientTexts = {
  noResponse: 'El servidor no responde. Revisa tu conexión e inténtalo de nuevo.',
  serverFault: 'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
  refused: (status) => `El servidor rechazó la solicitud (${status}).`,
  malformed: 'El servidor envió una respuesta que esta página no entiende. Recarga la página.',
};
