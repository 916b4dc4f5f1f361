import type { LanguageCode } from '@topwords/platform/contracts';
import type { Mail } from './mail.ts';
import { english } from './texts/english.ts';
import type { MailTexts } from './texts/mail-texts.ts';
import { russian } from './texts/russian.ts';
import { spanish } from './texts/spanish.ts';
import { turkish } from './texts/turkish.ts';

const textsOf: Record<LanguageCode, MailTexts> = {
  en: english,
  es: spanish,
  ru: russian,
  tr: turkish,
};

/** A mail as it is sent: the same as plain text and as HTML. */
export interface ComposedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Puts a mail into words, in the person's language. */
export function composeMail({ to, name, language, about }: Mail): ComposedMail {
  const texts = textsOf[language];
  const { subject, paragraphs } = texts.mails[about.kind];
  const body = [texts.greeting(name), ...paragraphs];
  return {
    to,
    subject,
    text: [...body, `-- \n${texts.footer}`].join('\n\n'),
    html: layOut({ language, subject, body, footer: texts.footer }),
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

interface Page {
  language: LanguageCode;
  subject: string;
  body: readonly string[];
  footer: string;
}

/** Styles are inline: most mail programs drop style sheets. Colors follow the program's theme. */
function layOut({ language, subject, body, footer }: Page): string {
  const paragraphs = body.map((one) => `<p style="margin:0 0 16px">${escapeHtml(one)}</p>`);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">',
    '<div style="max-width:520px;margin:0 auto">',
    '<p style="margin:0 0 24px;font-weight:700;font-size:20px">TopWords</p>',
    ...paragraphs,
    `<p style="margin:24px 0 0;font-size:13px;opacity:.7">${escapeHtml(footer)}</p>`,
    '</div></body></html>',
  ].join('\n');
}
