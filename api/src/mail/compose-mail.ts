import type { LanguageCode } from '@topwords/platform/contracts';
import { escapeHtml } from './escape-html.ts';
import type { Mail, MailAbout } from './mail.ts';
import { mailTexts } from './texts/texts-of-mails.ts';

/** A mail as it is sent: the same as plain text and as HTML. */
export interface ComposedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** How a person stops mails of a kind: a page, and what mail programs call (RFC 8058). */
export interface StopLinks {
  page: string;
  post: string;
}

/**
 * Puts a mail into words, in the person's language. `link` is where its link leads; `code` may be
 * entered in its place; `stop` is how mails of its kind are stopped.
 */
export function composeMail(
  { to, name, language, about }: Mail,
  { link = '', code, stop }: { link?: string; code?: string; stop?: StopLinks } = {},
): ComposedMail {
  const texts = mailTexts[language];
  const written = about.kind === 'reminder' ? texts.reminder(about) : texts.mails[about.kind];
  const { subject, paragraphs, link: text, footer = texts.footer } = written;
  const [first = '', ...further] = paragraphs;
  const facts = about.kind === 'new-device' ? [describe(about, language)] : [];
  const above = [texts.greeting(name), first, ...facts, ...further];
  const below = text?.below ?? [];
  const spaced = code?.replace(/^(\d{3})/, '$1 ');
  const codeBlock = spaced === undefined ? undefined : { before: texts.orCode, spaced };
  const button = text && { label: text.label, link };
  return {
    to,
    subject,
    text: [
      ...above,
      ...(button ? [link] : []),
      ...(codeBlock ? [codeBlock.before, codeBlock.spaced] : []),
      ...below,
      `-- \n${footer}`,
      ...(stop ? [`${texts.stop}: ${stop.page}`] : []),
    ].join('\n\n'),
    html: layOut({
      language,
      subject,
      above,
      button,
      code: codeBlock,
      below,
      footer,
      stop: stop && { label: texts.stop, link: stop.page },
    }),
    ...(stop && { headers: stopHeaders(stop) }),
  };
}

/** Mail programs show a button that needs no page: they post to the address (RFC 8058). */
function stopHeaders({ post }: StopLinks): Record<string, string> {
  return {
    'List-Unsubscribe': `<${post}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function describe(
  { device, network, at }: Extract<MailAbout, { kind: 'new-device' }>,
  language: LanguageCode,
): string {
  const shown = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  const time = `${new Date(at).toLocaleString(language, shown)} UTC`;
  return mailTexts[language].facts({ device, network, time });
}

interface Page {
  language: LanguageCode;
  subject: string;
  above: readonly string[];
  button: { label: string; link: string } | undefined;
  code: { before: string; spaced: string } | undefined;
  below: readonly string[];
  footer: string;
  stop: { label: string; link: string } | undefined;
}

function layOutParagraphs(texts: readonly string[]): string[] {
  return texts.map((one) => `<p style="margin:0 0 16px">${escapeHtml(one)}</p>`);
}

/** The address stands below the button too, for programs that show no links. */
function layOutButton({ label, link }: { label: string; link: string }): string {
  const look =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5fbf;color:#fff;text-decoration:none;font-weight:600';
  const address = escapeHtml(link);
  return [
    `<p style="margin:24px 0 12px"><a href="${address}" style="${look}">${escapeHtml(label)}</a></p>`,
    `<p style="margin:0 0 24px;font-size:13px;opacity:.7;word-break:break-all">${address}</p>`,
  ].join('\n');
}

function layOutCode(code: string): string {
  const look = 'font-size:28px;font-weight:600;letter-spacing:2px';
  return `<p style="margin:0 0 24px;${look}">${escapeHtml(code)}</p>`;
}

/** In the color of the text: next to the button it is the quieter choice, and still easy to find. */
function layOutStop({ label, link }: { label: string; link: string }): string {
  const look = 'color:inherit;text-decoration:underline';
  return `<p style="margin:8px 0 0;font-size:13px"><a href="${escapeHtml(link)}" style="${look}">${escapeHtml(label)}</a></p>`;
}

/** Styles are inline: most mail programs drop style sheets. Colors follow the program's theme. */
function layOut({ language, subject, above, button, code, below, footer, stop }: Page): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">',
    '<div style="max-width:520px;margin:0 auto">',
    '<p style="margin:0 0 24px;font-weight:700;font-size:20px">TopWords</p>',
    ...layOutParagraphs(above),
    ...(button ? [layOutButton(button)] : []),
    ...(code ? [...layOutParagraphs([code.before]), layOutCode(code.spaced)] : []),
    ...layOutParagraphs(below),
    `<p style="margin:24px 0 0;font-size:13px;opacity:.7">${escapeHtml(footer)}</p>`,
    ...(stop ? [layOutStop(stop)] : []),
    '</div></body></html>',
  ].join('\n');
}
