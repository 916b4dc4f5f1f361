/** What mails are about. */
type MailKind =
  | 'password-changed'
  | 'password-reset'
  | 'address-confirmation'
  | 'address-departure'
  | 'address-changed'
  | 'invitation'
  | 'new-device';

/** The text of one kind of mail, in paragraphs. */
interface MailText {
  subject: string;
  paragraphs: readonly string[];
  /** What its link does, and paragraphs below the link; nothing if it has none. */
  link?: { label: string; below: readonly string[] };
  /** Why it came, to someone without an account; the `footer` if omitted. */
  footer?: string;
}

/** What waits at a reminder. */
interface Waiting {
  /** Words, one or more. */
  due: number;
  minutes: number;
}

/** The texts of all mails in a language. */
export interface MailTexts {
  greeting: (name: string) => string;
  mails: Record<MailKind, MailText>;
  /** At the learner's hour. It says what waits, and never that something was missed. */
  reminder: (waiting: Waiting) => MailText;
  /** The link that ends mails of this kind. */
  stop: string;
  /** Where and when someone signed in. */
  facts: (facts: { device: string | null; network: string | null; time: string }) => string;
  /** Before a code that stands for the link. */
  orCode: string;
  /** Below every mail: why it came. */
  footer: string;
}
