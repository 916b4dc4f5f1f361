/** The tag that recognition gets: the variety that the learner chose, or the usual one. */
export function localeOf(language: string, varieties: ReadonlyMap<string, string>): string {
  const chosen = varieties.get(language);
  if (chosen !== undefined) return chosen;
  const { region } = new Intl.Locale(language).maximize();
  return region === undefined ? language : `${language}-${region}`;
}
