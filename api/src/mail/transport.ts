import type { ComposedMail } from './compose-mail.ts';

/** Hands mails over. */
export interface MailTransport {
  /** Whether mails go to the person, or to an outbox on the server. */
  delivery: 'mail' | 'outbox';
  /** Resolves once the mail has been accepted. @throws MailRefused, or a fault that may pass */
  send(mail: ComposedMail): Promise<void>;
  close(): void;
}

/** The mail server will never take this mail. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
