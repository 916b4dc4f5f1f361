import type { TestApi } from '../../../testing/start-api.ts';

/** The token and the code of the newest mail to an address; empty where it has none. */
export async function mailedProof(
  api: TestApi,
  email: string,
): Promise<{ token: string; code: string; subject: string }> {
  const mails = (await api.sentMails()).filter(({ to }) => to === email);
  const { text = '', subject = '' } = mails.at(-1) ?? {};
  const [, token = ''] = /#token=([\w-]{43})\n/.exec(text) ?? [];
  const [, first = '', second = ''] = /\n(\d{3}) (\d{3})\n/.exec(text) ?? [];
  return { token, code: first + second, subject };
}
