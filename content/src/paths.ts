/** Paths of the bank's files. */
export const bankFolder = new URL('../bank/', import.meta.url);
export const lexemesFolder = new URL('../lexemes/', import.meta.url);
export const teachingFolder = new URL('../teaching/', import.meta.url);
export const idsFile = new URL('../ids.json', import.meta.url);
export const ranksFile = new URL('../ranks.json', import.meta.url);
export const coursesFile = new URL('../courses.json', import.meta.url);
export const rankOverridesFile = new URL('../rank-overrides.json', import.meta.url);
export const exceptionsFile = new URL('../exceptions.json', import.meta.url);
export const releasesFile = new URL('../releases.json', import.meta.url);
export const outsideVocabularyFile = new URL('../outside-vocabulary.json', import.meta.url);
export const leftOutFile = new URL('../left-out.json', import.meta.url);
export const everydayTextsFolder = new URL('../everyday-texts/', import.meta.url);
export const builtBankFile = new URL('../dist/word-bank.json', import.meta.url);
export const builtUsagesFile = new URL('../dist/usages.json', import.meta.url);
export const builtParadigmsFile = new URL('../dist/paradigms.json', import.meta.url);
/** Where authors put the frequency lists, which are not part of the project and not committed. */
export const defaultFrequencyFolder = new URL('../data/', import.meta.url);
