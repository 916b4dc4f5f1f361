import { languageCodes } from '@topwords/platform/contracts';
import { composeMail } from './compose-mail.ts';

const about = { kind: 'password-changed' } as const;

test.each(languageCodes)('a mail in %s greets by name and says why it came', (language) => {
  const name = 'Zoë';
  const { to, subject, text, html } = composeMail({ to: 'zoe@example.org', name, language, about });
  expect(to).toBe('zoe@example.org');
  expect(html).toContain(`<html lang="${language}">`);
  for (const part of [text, html]) {
    expect(part).toContain(name);
    expect(part).toContain('TopWords');
  }
  expect(html).toContain(`<title>${subject}</title>`);
});

test('each language has its own texts', () => {
  const subjects = languageCodes.map(
    (language) => composeMail({ to: '', name: '', language, about }).subject,
  );
  expect(new Set(subjects).size).toBe(languageCodes.length);
});

test('a name is text, not markup', () => {
  const mail = composeMail({ to: '', name: '<b>&', language: 'en', about });
  expect(mail.text).toContain('Hello <b>&,');
  expect(mail.html).toContain('Hello &lt;b&gt;&amp;,');
});
