/** Texts of the reminder. */
export const reminder = {
  label: 'Reminder',
  /** How reminders come without mail. */
  ways: (hasDevice: boolean): string =>
    hasDevice ? 'By notification or in your calendar.' : 'In your calendar.',
  hints: {
    ready: 'Only when words are waiting, and at most once a day.',
    unconfirmed: 'Confirm your email under Security to get it by email too.',
    unavailable: 'This site can’t send email.',
  },
  off: 'Off',
  byMail: 'By email',
  byMailHint: 'It says how many words are fading. Each email has a link that turns reminders off.',
  calendar: 'Calendar',
  calendarHint: 'A daily event at the same hour.',
  add: 'Add to calendar',
  saved: (time: string) => `Reminder set for ${time}`,
  savedOff: 'Reminders are off',
  failed: (detail: string) => `Couldn’t save the reminder. ${detail}`,
  unknown: 'Couldn’t load the reminder',

  calendarHeading: 'Add to your calendar',
  calendarExplained: (time: string) =>
    `A daily event at ${time}, with links to practice and to turn reminders off. It follows when you change the hour here.`,
  open: 'Open in my calendar',
  address: 'Calendar address',
  addressHint: 'For Google Calendar and others: add a calendar “from URL”. Keep it to yourself.',
  copy: 'Copy address',
  copied: 'Address copied',
  copyFailed: 'Couldn’t copy the address. Select it and copy it yourself.',
  renew: 'Replace address',
  renewed: 'The calendar has a new address. The old one no longer works.',
  download: 'Download a file',
  downloadHint: 'It stays as it is: if you change the hour later, delete its event yourself.',
  close: 'Done',
};
