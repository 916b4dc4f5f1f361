/**
 * The chat's texts in one native language. Arguments named `word`, `other`, `form` and `sentence`
 * are in the target language and come marked; `names` are in the native one and come quoted.
 */
export interface ChatTexts {
  greeting: (word: string) => string;
  thanks: (word: string) => string;
  /** Suggested questions, in a learner's words. */
  suggestions: () => Record<SuggestedQuestion, string>;
  notUnderstood: (word: string) => string;
  connectModel: string;
  canTell: string;

  means: (word: string, names: string) => string;
  meansSeveral: (word: string, count: number) => string;
  meansGloss: (word: string, gloss: string) => string;
  moreMeanings: (count: number) => string;
  saidAlsoBy: (others: string) => string;

  examplesOf: (word: string, count: number) => string;
  moreExamplesOf: (word: string, count: number) => string;
  askForMore: string;
  noMoreExamples: (word: string, total: number) => string;
  noExample: (word: string) => string;
  borrowedExample: (word: string) => string;
  noExampleOfForm: (word: string) => string;

  pronounced: (word: string, ipa: string) => string;
  noTranscription: (word: string) => string;
  oneSyllable: string;
  /** `place` from 1. */
  stressOn: (place: number) => string;
  stressMark: string;
  soundButton: string;

  /** `letters` are marked and separated by dashes. */
  spelled: (word: string, letters: string, count: number) => string;
  oneLetter: (word: string) => string;
  reasonUnknown: string;
  /** For a text whose words are known. */
  askOfWords: string;

  compareWithWhat: (word: string) => string;
  /** Here `other` is quoted. */
  otherUnknown: (word: string, other: string) => string;
  compareSuggestions: string;
  sharedTranslation: (word: string, other: string, names: string) => string;
  sameMeaning: (word: string, other: string, names: string) => string;
  nothingShared: (word: string, other: string) => string;
  aspectPair: (imperfective: string, perfective: string) => string;
  aspects: (word: string, aspect: 'impf' | 'pf' | 'both') => string;
  gendersDiffer: (word: string, gender: string, other: string, otherGender: string) => string;
  partsDiffer: (word: string, part: string, other: string, otherPart: string) => string;
  moreFrequent: (word: string, rank: number, other: string, otherRank: number) => string;
  shadesUnknown: string;

  translated: (word: string, into: string, names: string) => string;
  untranslated: (word: string, into: string, gloss: string) => string;
  textTranslated: (text: string, into: string) => string;
  textUnknown: (text: string) => string;
  sameLanguage: (word: string, language: string) => string;

  quizSense: (form: string, sentence: string) => string;
  quizGap: (gapped: string, translation: string) => string;
  quizForm: (word: string, form: string) => string;
  quizNothing: (word: string) => string;
  right: string;
  rightButSpelling: (solution: string) => string;
  nearly: (solution: string) => string;
  otherFormOf: (word: string, solution: string) => string;
  synonymOf: (solution: string) => string;
  wrong: (solution: string) => string;
  givenUp: (solution: string) => string;
  hint: (first: string, letters: number) => string;
  anotherQuestion: string;

  cognate: (word: string, names: string) => string;
  falseFriend: (word: string, name: string, means: string) => string;
  confusable: (word: string, other: string, names: string) => string;
  familyAid: (word: string, members: string) => string;
  partsAid: (word: string, parts: string) => string;
  noHonestAid: (word: string) => string;
  sentenceAid: string;

  synonyms: (word: string, others: string) => string;
  rivals: (word: string, others: string) => string;
  family: (word: string, others: string) => string;
  phrasesWith: (word: string, others: string) => string;
  nothingRelated: (word: string) => string;
  oppositesUnknown: string;

  usageShown: (word: string) => string;
  registerUnknown: string;

  formsOf: (word: string) => string;
  formIs: (word: string, label: string, forms: string) => string;
  noForms: (word: string) => string;
  noSuchForm: (word: string) => string;
  irregular: string;
  askForForms: (question: string) => string;
  /** `names` of tables, not quoted. */
  otherTables: (names: string) => string;
}

/** The questions that the chat suggests. */
export type SuggestedQuestion =
  | 'meaning'
  | 'example'
  | 'pronunciation'
  | 'grammar'
  | 'forms'
  | 'difference'
  | 'quiz'
  | 'memory';
