import { parse } from 'bowser';

/** Longer than any browser's User-Agent that helps us. */
const longestHeader = 500;
const longestName = 64;

/**
 * A browser's name in words (`Firefox on Windows`, at most 64 characters), by its User-Agent
 * header; null if that names no browser or system that we know. The header itself is not stored: it
 * would make people identifiable.
 */
export function readDevice(userAgent: string): string | null {
  if (userAgent === '') return null;
  const { browser, os } = parse(userAgent.slice(0, longestHeader));
  if (!browser.name || !os.name) return null;
  // One browser's name includes its system: Samsung Internet for Android.
  const includesSystem = browser.name.endsWith(` ${os.name}`);
  return (includesSystem ? browser.name : `${browser.name} on ${os.name}`).slice(0, longestName);
}
