/** Ids of the calls that answer figures about a learner: they change with every review, and with the day. */
export const figureCalls: readonly string[] = [
  'getStatistics',
  'getPartOfSpeechStatistics',
  'getProfileStatistics',
  'getDailyStreak',
  'getActivity',
  'getPracticeForecast',
  'getPracticeMistakes',
  'getPracticeWeek',
  'getUnderstanding',
  'getReadableSentences',
];
