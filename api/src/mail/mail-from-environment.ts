import { dirname, join } from 'node:path';
import { embeddedFile, isEmbedded } from '../db/open-database.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import type { MailTransport } from './transport.ts';
import type { MailEnvironment } from './variables.ts';

/** This machine's files when the database is elsewhere. */
const dataFolder = join(import.meta.dirname, '../../../data');

/** The mail server of the settings, with its client; without one, the outbox on this machine. */
export async function mailFromEnvironment(
  { SMTP_URL, MAIL_FROM }: MailEnvironment,
  databaseUrl: string,
): Promise<{ transport: MailTransport; outbox: Outbox | undefined }> {
  if (SMTP_URL !== undefined) {
    const { createSmtpTransport } = await import('./smtp-transport.ts');
    return { transport: createSmtpTransport(SMTP_URL, MAIL_FROM), outbox: undefined };
  }
  const folder = isEmbedded(databaseUrl) ? dirname(embeddedFile(databaseUrl)) : dataFolder;
  const outbox = openOutbox(join(folder, 'outbox'));
  return { transport: outbox, outbox };
}
