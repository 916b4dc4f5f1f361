import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { composeMail } from './compose-mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { MailRefused, type MailTransport } from './transport.ts';

const mail = composeMail({
  to: 'ann@example.org',
  name: 'Аня',
  language: 'ru',
  about: { kind: 'password-changed' },
});
const from = 'TopWords <no-reply@example.org>';

let certificate: { key: string; cert: string };
beforeAll(async () => {
  const altNames = [{ type: 7 as const, ip: '127.0.0.1' }];
  const made = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    extensions: [{ name: 'subjectAltName', altNames }],
  });
  certificate = { key: made.private, cert: made.cert };
});

let server: SMTPServer | undefined;
let transport: MailTransport | undefined;
afterEach(async () => {
  transport?.close();
  if (server) await new Promise<void>((resolve) => server?.close(resolve));
});

/** A mail server on this machine that keeps what it takes. */
async function listen(options: SMTPServerOptions = {}): Promise<{ port: number; taken: string[] }> {
  const taken: string[] = [];
  server = new SMTPServer({
    ...certificate,
    authOptional: true,
    onData(stream, _session, done) {
      let content = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (content += chunk));
      stream.on('end', () => {
        taken.push(content);
        done();
      });
    },
    ...options,
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return { port: (listening.address() as AddressInfo).port, taken };
}

function refuse(responseCode: number): SMTPServerOptions['onRcptTo'] {
  return (_address, _session, done) => done(Object.assign(new Error('not now'), { responseCode }));
}

function connect(port: number, login = ''): MailTransport {
  transport = createSmtpTransport(`smtp://${login}127.0.0.1:${port}`, from);
  return transport;
}

test('a mail arrives encrypted, with its sender and both its forms', async () => {
  const encrypted: unknown[] = [];
  const { port, taken } = await listen({
    onMailFrom(_address, { secure }, done) {
      encrypted.push(secure);
      done();
    },
  });
  const trusted = getCACertificates();
  setDefaultCACertificates([...trusted, certificate.cert]);
  try {
    await connect(port).send(mail);
  } finally {
    setDefaultCACertificates(trusted);
  }
  const [content = ''] = taken;
  expect(encrypted).toEqual([true]);
  expect(content).toContain('From: TopWords <no-reply@example.org>');
  expect(content).toContain('To: ann@example.org');
  expect(content).toContain('Content-Type: text/plain; charset=utf-8');
  expect(content).toContain('Content-Type: text/html; charset=utf-8');
});

test('the user and the password of the address are given', async () => {
  const given: unknown[] = [];
  const { port, taken } = await listen({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: false,
    onAuth: ({ username, password }, _session, done) => {
      given.push([username, password]);
      done(null, { user: username });
    },
  });
  await connect(port, 'mail%40example.org:p%3Aw@').send(mail);
  expect(given).toEqual([['mail@example.org', 'p:w']]);
  expect(taken).toHaveLength(1);
});

test('permanent and temporary refusals are different errors', async () => {
  const greylisting = await listen({ hideSTARTTLS: true, onRcptTo: refuse(451) });
  const later = connect(greylisting.port).send(mail);
  await expect(later).rejects.toThrow('not now');
  await expect(later).rejects.not.toBeInstanceOf(MailRefused);
  transport?.close();
  await new Promise<void>((resolve) => server?.close(resolve));
  const refusing = await listen({ hideSTARTTLS: true, onRcptTo: refuse(550) });
  await expect(connect(refusing.port).send(mail)).rejects.toBeInstanceOf(MailRefused);
});

test('a server whose certificate is not trusted gets no mail', async () => {
  const { port, taken } = await listen();
  await expect(connect(port).send(mail)).rejects.toThrow(/self.signed|certificate/i);
  expect(taken).toEqual([]);
});

test('a server that is not there is a fault that may pass', async () => {
  const { port } = await listen();
  await new Promise<void>((resolve) => server?.close(resolve));
  server = undefined;
  const sending = connect(port).send(mail);
  await expect(sending).rejects.toThrow('ECONNREFUSED');
  await expect(sending).rejects.not.toBeInstanceOf(MailRefused);
});
