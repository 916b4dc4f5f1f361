import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makePrivateFolder } from '../db/private-files.ts';
import type { MailTransport } from './transport.ts';

/** The oldest are deleted beyond it. */
const keptMails = 200;

const keptMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** Mails that were not handed over, newest first. */
export type KeptMail = z.infer<typeof keptMail> & { id: string };

/** Keeps mails in a folder, where no mail server is configured. */
export interface Outbox extends MailTransport {
  list(): Promise<KeptMail[]>;
}

/** Opens the folder, which only its owner may read. */
export function openOutbox(folder: string): Outbox {
  makePrivateFolder(folder);
  let written = 0;
  /** Names sort by time, and in the order of writing within a millisecond. */
  const nextId = () => {
    written += 1;
    return [Date.now(), String(written).padStart(9, '0'), randomUUID().slice(0, 8)].join('-');
  };
  const names = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .toReversed();
  return {
    delivery: 'outbox',
    async send({ to, subject, text, html }) {
      const file = join(folder, `${nextId()}.json`);
      const content = JSON.stringify({ to, subject, text, html }, null, 2);
      await writeFile(file, `${content}\n`, { mode: 0o600 });
      for (const name of names().slice(keptMails)) await rm(join(folder, name), { force: true });
    },
    async list() {
      const mails = names().map(async (name) => {
        const content = await readFile(join(folder, name), 'utf8');
        return { id: name.replace('.json', ''), ...keptMail.parse(JSON.parse(content)) };
      });
      return Promise.all(mails);
    },
    close: () => undefined,
  };
}
