/** The form of an e-mail address under which an account is unique. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase().normalize('NFC');
}
