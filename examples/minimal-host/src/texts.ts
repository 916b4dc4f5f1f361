/** Texts of this host. */
export const texts = {
  name: 'Minimal host',
  screens: 'Screens',
  loading: 'Loading',
  noRegistry: 'The registry could not be read.',
  noScreen: 'No remote has this screen.',
  failed: (title: string) => `${title} could not be shown.`,
};
