/** Texts of the developers' page in English. */
export const enDeveloper = {
  snapshot: (sequence: string, issued: string) => `Snapshot ${sequence}, issued ${issued}`,
  noSnapshot: 'This page has no registry.',
  caption: 'Remotes of this page',
  columns: { remote: 'Remote', version: 'Version', role: 'Runs as', address: 'Address' },
  none: 'The registry lists no remotes.',
  roles: { stable: 'Stable', previous: 'Previous', canary: 'Canary', override: 'Override' },
  reasons: {
    stable: 'The version for everyone outside a canary.',
    previous: 'The newer version failed in this page.',
    canary: (id: string) => `Your account is in the canary ${id}.`,
    override: (until: string) => `You run it yourself, until ${until}.`,
  },
  form: {
    heading: 'Run one remote from your machine',
    explained:
      'Only in this browser, for half an hour. Start its development server first; a badge stays on every page until you turn it off.',
    remote: 'Remote',
    origin: 'From',
    submit: 'Run and reload',
    failed: 'Couldn’t grant the override',
    loadFailed: 'Couldn’t check whether you may run remotes from elsewhere',
    switchedOff: 'Overrides are switched off here: OVERRIDE_ORIGINS names no origins.',
  },
};
