/** Texts that only learners see, in English; other catalogues must match its type. */
export const en = {
  update: {
    ready: 'Update ready',
    explained: 'Reload when you’re ready.',
    reload: 'Reload',
    later: 'Not now',
  },

  console: 'Console',

  override: {
    region: 'Developer’s override',
    running: (remote: string, host: string) => `${remote} from ${host}`,
    end: 'Turn off',
    endFailed: 'The override could not be turned off. Check your connection and try again.',
  },
};

export type LearnerTexts = typeof en;
