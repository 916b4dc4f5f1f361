import { z } from 'zod';

/** Environment variables for sending mail. */
export const mailVariables = {
  /** Where mail is handed over; without it mails stay in `data/outbox/`. */
  SMTP_URL: z
    .string()
    .refine((text) => /^smtps?:\/\/./.test(text) && URL.canParse(text), {
      error: 'must be smtp://<host>:<port> or smtps://…, with user and password where needed',
    })
    .optional(),
  /** The origin at which browsers reach the product; this machine's if omitted. */
  PUBLIC_URL: z
    .string()
    .refine((text) => URL.canParse(text) && new URL(text).origin === text, {
      error: 'must be an origin such as https://topwords.example',
    })
    .optional(),
  /** The sender of all mail. */
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/u, 'must be like TopWords <no-reply@example.org>')
    .default('TopWords <no-reply@localhost>'),
};

const mailEnvironment = z.object(mailVariables);

/** The settings of mail. */
export type MailEnvironment = z.infer<typeof mailEnvironment>;
