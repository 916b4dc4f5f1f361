/** Texts of reminders on this device, in English. */
export const en = {
  label: 'On this device',
  hint: 'A notification at this hour. One tap in it turns reminders off.',
  asking: 'Your browser is asking you…',
  unsupported: 'This browser can’t show reminders.',
  install:
    'On iPhone and iPad, first add TopWords to the Home Screen: Share, then “Add to Home Screen”. Open it from there and come back here.',
  blocked:
    'Notifications from this site are blocked. Allow them in your browser: tap the icon next to the address, then “Notifications”.',
  on: 'This device will remind you',
  off: 'This device no longer reminds you',
  failed: (detail: string) => `Couldn’t change it. ${detail}`,
  reasons: {
    dismissed: 'You haven’t allowed notifications yet. Tap the switch to be asked again.',
    notReady: 'This page isn’t ready for it, or the window is private. Try again in a moment.',
    service: 'Your browser couldn’t reach its notification service. Try again later.',
    other: 'Please try again.',
  },
};

/** The shape of the texts, the same in each interface language. */
export type DeviceTexts = typeof en;
