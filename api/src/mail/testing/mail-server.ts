import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as a server took it. */
export interface TakenMail {
  to: string;
  /** Header and body, with quoted-printable parts decoded. */
  content: string;
}

/** A mail server on this machine that takes every mail. */
export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  taken: TakenMail[];
  close: () => Promise<void>;
}

/** In a body, long lines are wrapped, and all but ASCII is written as hexadecimal bytes. */
function decode(mail: string): string {
  const cut = mail.indexOf('\r\n\r\n');
  const body = mail
    .slice(cut)
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[\dA-F]{2})+/g, (run) =>
      Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'),
    );
  return `${mail.slice(0, cut)}${body}`.replaceAll('\r\n', '\n');
}

/** Starts a mail server without encryption on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onData(stream, { envelope }, done) {
      let content = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (content += chunk));
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) {
          taken.push({ to: address, content: decode(content) });
        }
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
