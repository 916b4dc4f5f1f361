import { createHash, randomInt } from 'node:crypto';
import { recoveryCodesCount } from '@topwords/platform/contracts';

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 7;

function makeGroup(): string {
  return Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function makeCode(): string {
  return Array.from({ length: groups }, makeGroup).join('-');
}

/** Fresh codes of 138 bits each, to be shown once. */
export function makeCodes(): string[] {
  return Array.from({ length: recoveryCodesCount }, makeCode);
}

/** The stored form of a code, however it is typed. A plain hash is enough for 138 random bits. */
export function hashRecoveryCode(code: string): string {
  const typed = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(typed).digest('base64url');
}
