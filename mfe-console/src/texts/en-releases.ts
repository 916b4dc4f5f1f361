import { plural } from '@topwords/platform/i18n';

/** Texts of the page of releases in English. */
export const enReleases = {
  failed: 'Couldn’t load the releases',
  historyFailed: 'Couldn’t load the history',
  readOnly: 'Releases can only be viewed here; each action shows the command to run instead.',
  empty: 'The registry has no releases.',
  noFigures: 'No figures yet.',
  noHistory: 'The log has no entry about this.',
  notListed: 'This deployment cannot list published versions. Use npm run release -- list.',
  unchanged: 'Nothing changed: this was already the case.',
  cancel: 'Cancel',
  close: 'Close',
  email: '<email>',
  by: (who: string) => `by ${who}`,
  byCommand: 'from the command line',
  running: 'Running',
  stopped: 'Stopped automatically',
  statuses: { running: 'Canary running', stopped: 'Canary stopped', none: 'No canary' },
  stoppedAt: (version: string, at: string) =>
    `The canary ${version} stopped automatically on ${at}`,
  snapshot: (sequence: string, at: string) => `Snapshot ${sequence} of ${at}.`,
  expires: (at: string) => `It expires on ${at}.`,
  owners: (names: string) =>
    names === '' ? 'No owners yet. To add one:' : `Owners: ${names}. To add one:`,
  notPermitted: (remote: string) => `Your account may not release ${remote}.`,
  typeName: (name: string) => `Type ${name} to confirm`,
  columns: {
    name: 'Release',
    stable: 'Live version',
    since: 'Live since',
    canary: 'Canary',
    loads: 'Loads, 24 h',
    failed: 'Failed',
    loadTime: 'Load time, p75',
    owners: 'Owners',
  },
  tabs: { figures: 'Figures', versions: 'Versions', history: 'History' },
  roles: {
    stable: 'Live',
    canary: 'Canary',
    previous: 'Fallback',
    stopped: 'Canary, stopped',
    published: 'Published',
    uploading: 'Incomplete',
    retired: 'Retired',
  },
  figures: {
    version: 'Version',
    role: 'Role',
    learners: 'Learners',
    loads: 'Loads',
    failures: 'Failures',
    failed: 'Failed',
    loadTime: 'Load time, p75',
    paint: 'LCP, p75',
  },
  failures: {
    none: 'No failures were reported.',
    version: 'Version',
    stage: 'Stage',
    message: 'Message',
    times: 'Times',
    last: 'Last',
  },
  chart: {
    title: (version: string) => `Loads of ${version} per hour, failures on top`,
    bar: (hour: string, loads: string, failures: string) =>
      `${hour}: ${loads} loads, ${failures} failures`,
  },
  versionColumns: {
    version: 'Version',
    state: 'State',
    breaks: 'Gate',
    actions: 'Actions',
    published: 'Published',
    commit: 'Commit',
    size: 'Size',
  },
  findings: {
    count: (count: number) =>
      count === 0 ? 'unchecked' : plural('en', count, { one: '# break', other: '# breaks' }),
    unchecked: (reason: string) => `Published without its tests: ${reason}`,
    broken: (part: string, detail: string, who: string) => `${part}: ${detail} (breaks ${who})`,
  },
  changes: {
    promoted: (version: string) => `${version} went live`,
    rolled_back: (version: string) => `Rolled back to ${version}`,
    canary_started: (version: string, percent: number) =>
      `Canary of ${version} started with ${percent} %`,
    canary_changed: (version: string, percent: number) =>
      `Canary of ${version} changed to ${percent} %`,
    canary_stopped: (version: string) => `Canary of ${version} stopped`,
    removed: (version: string) => `Removed; ${version} was live`,
  },
  command: {
    title: 'Run this command instead',
    explained: (reason: string) => `Nothing can be signed here. ${reason}`,
    copy: 'Copy',
    copied: 'Copied',
  },
  canaryFields: {
    percent: 'Share of learners',
    again: 'The last trial stopped automatically. This starts another one.',
    bounds: {
      minimum_loads: 'Loads before it is judged',
      failure_excess: 'Stop when its share of failures exceeds the live version’s by (0 to 1)',
      load_time_ratio: 'Stop when its load time exceeds the live version’s by a factor of',
    },
  },
  actions: {
    promote: {
      ask: (version: string) => `Promote ${version}`,
      title: (remote: string, version: string) => `Promote ${remote} ${version}?`,
      explained:
        'Everyone gets this version on their next page. The current one stays as the fallback.',
      confirm: 'Promote',
      done: (remote: string, version: string, sequence: number) =>
        `${remote} ${version} is live (snapshot ${sequence}).`,
    },
    rollback: {
      ask: (version: string) => `Roll back to ${version}`,
      title: (remote: string, version: string) => `Roll ${remote} back to ${version}?`,
      explained: 'Everyone gets the earlier version on their next page. A canary ends.',
      confirm: 'Roll back',
      done: (remote: string, version: string, sequence: number) =>
        `${remote} is back at ${version} (snapshot ${sequence}).`,
    },
    canary: {
      ask: 'Start canary',
      change: 'Change canary',
      title: (remote: string, version: string) => `Canary of ${remote} ${version}`,
      explained:
        'Some learners get this version. It stops automatically when it leaves its bounds.',
      confirm: 'Apply',
      done: (remote: string, version: string, sequence: number) =>
        `${remote} ${version} is a canary (snapshot ${sequence}).`,
    },
    stop: {
      ask: 'Stop canary',
      title: (remote: string, version: string) => `Stop the canary ${remote} ${version}?`,
      explained: 'All learners get the live version on their next page.',
      confirm: 'Stop canary',
      done: (remote: string, version: string, sequence: number) =>
        `The canary ${remote} ${version} is stopped (snapshot ${sequence}).`,
    },
    retire: {
      ask: 'Retire',
      title: (remote: string, version: string) => `Retire ${remote} ${version}?`,
      explained: 'Its files are deleted permanently, and the version can never be used again.',
      confirm: 'Retire',
      done: (remote: string, version: string) => `${remote} ${version} is retired.`,
    },
  },
  stops: {
    title: 'Stopped canaries',
    none: 'No canary has stopped automatically.',
    canary: 'Canary',
    stopped: 'Stopped',
    reason: 'Reason',
  },
};
