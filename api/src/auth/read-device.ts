import { parse } from 'bowser';

/** Longer than any browser's own name for itself that tells us something. */
const longestHeader = 500;
const longestName = 64;

/**
 * What a browser calls itself, in words (`Firefox on Windows`, at most 64 characters), by its
 * User-Agent header; null when that tells no browser and no system that we know. The header itself
 * is not kept: it would tell people apart.
 */
export function readDevice(userAgent: string): string | null {
  if (userAgent === '') return null;
  const { browser, os } = parse(userAgent.slice(0, longestHeader));
  if (!browser.name || !os.name) return null;
  // One calls itself by its system already: Samsung Internet for Android.
  const isSaid = browser.name.endsWith(` ${os.name}`);
  return (isSaid ? browser.name : `${browser.name} on ${os.name}`).slice(0, longestName);
}
