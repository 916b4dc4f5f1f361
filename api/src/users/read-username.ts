const longestUsername = 50;
/** Directional controls are removed from names: they could reorder the text around it. */
const directionalControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text that meets the contract's rules for usernames; empty if nothing remains. */
export function readUsername(name: unknown): string {
  if (typeof name !== 'string') return '';
  const readable = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll(directionalControls, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return cut(readable, longestUsername);
}

/** A username for a person of whom only the address is known. */
export function usernameOfAddress(email: string): string {
  const [mailbox = ''] = email.split('@');
  return readUsername(mailbox) || 'Learner';
}

/** As many whole characters as fit, so that no emoji or accent is split. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, longest * 8))) {
    if (kept.length + segment.length > longest) break;
    kept += segment;
  }
  return kept.trim();
}
