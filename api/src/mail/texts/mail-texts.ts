/** What mails are about. */
type MailKind = 'password-changed';

/** The text of one kind of mail, in paragraphs. */
interface MailText {
  subject: string;
  paragraphs: readonly string[];
}

/** The texts of all mails in a language. */
export interface MailTexts {
  greeting: (name: string) => string;
  mails: Record<MailKind, MailText>;
  /** Below every mail: why it came. */
  footer: string;
}
