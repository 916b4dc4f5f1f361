import type { RemoteRelease } from '@topwords/platform/contracts';

/**
 * Switches the styles of a version on or off: two versions of a remote name their classes alike, and
 * one that was replaced must not style what took its place.
 */
export function switchStyles({ entry }: RemoteRelease, isOn: boolean): void {
  const folder = new URL('.', new URL(entry, location.origin)).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.href.startsWith(folder)) link.disabled = !isOn;
  }
}
