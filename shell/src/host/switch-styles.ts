import type { RemoteRelease } from '@topwords/platform/contracts';

/**
 * Enables or disables the styles of a version: two versions of a remote use the same class names,
 * and a replaced version must not style its replacement.
 */
export function switchStyles({ entry }: RemoteRelease, isOn: boolean): void {
  const folder = new URL('.', new URL(entry, location.origin)).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.href.startsWith(folder)) link.disabled = !isOn;
  }
}
