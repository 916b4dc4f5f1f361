/** Texts for developers of remotes, in English; other catalogues must fit its type. */
export const en = {
  snapshot: (sequence: string, issued: string) => `Snapshot ${sequence}, issued ${issued}`,
  noSnapshot: 'This page has no registry.',
  remotes: {
    caption: 'Remotes of this page',
    columns: { remote: 'Remote, version and address', role: 'Runs as' },
    none: 'The registry lists no remotes.',
    roles: {
      stable: 'Stable',
      previous: 'Previous',
      canary: 'Canary',
      override: 'Override',
    },
    reasons: {
      stable: 'What everybody gets who is in no canary.',
      previous: 'The newer version failed in this page.',
      canary: (id: string) => `Your account is in the canary ${id}.`,
      override: (until: string) => `You run it yourself, until ${until}.`,
    },
  },
  form: {
    heading: 'Run one remote from your machine',
    explained:
      'Only in this browser, for half an hour. Start its development server first; a badge stays on every page until you turn it off.',
    remote: 'Remote',
    origin: 'From',
    submit: 'Run and reload',
    loading: 'Asking what you may do',
    failed: 'It could not be checked whether you may run remotes from elsewhere.',
    retry: 'Retry',
    switchedOff: 'Overrides are switched off here: OVERRIDE_ORIGINS names no origins.',
    roleMissing: 'For this your account needs the developer role.',
    roleAdvice: 'Whoever runs this TopWords grants it in a terminal:',
    roleCommand: 'npm run accounts -- grant <your email> developer',
  },
};

export type DeveloperTexts = typeof en;
