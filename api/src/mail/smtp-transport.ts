import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { MailRefused, type MailTransport } from './transport.ts';

/** A server that takes longer is asked again later. */
const patienceMilliseconds = 20_000;
const connections = 2;

/** The answer of a mail server that refused: 4xx for now, 5xx for good. */
const refusal = z.object({ responseCode: z.number() });

/** Hands mails to a mail server: encrypted where the server can, always with `smtps:`. */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    host: hostname,
    ...(port !== '' && { port: Number(port) }),
    secure: protocol === 'smtps:',
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: patienceMilliseconds,
    greetingTimeout: patienceMilliseconds,
    socketTimeout: patienceMilliseconds,
  });
  return {
    delivery: 'mail',
    async send(mail) {
      try {
        await transport.sendMail({ from, ...mail });
      } catch (error) {
        const answer = refusal.safeParse(error);
        const isForGood = answer.success && answer.data.responseCode >= 500;
        if (!isForGood) throw error;
        throw new MailRefused('The mail server refused', { cause: error });
      }
    },
    close: () => transport.close(),
  };
}
