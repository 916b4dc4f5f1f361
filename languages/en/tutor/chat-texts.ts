import { nameLanguages } from '../../tutor/name-languages.ts';

const nameOfLanguage = nameLanguages('en');
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** A word of the native language that looks like one of the learned language. */
interface LookAlike {
  look_alike: string;
  /** In the learned language. */
  look_alike_means: string;
  means: string;
  note: string | null;
}

export const chatTexts = {
  greeting: (word: string) => `Hi! I can help you with ${word}. Ask me, for example:`,
  thanks: (word: string) =>
    `You’re welcome! If you want to go on with ${word}, ask me, for example:`,
  suggestions: {
    meaning: 'What does it mean?',
    example: 'Give me an example',
    pronunciation: 'How is it pronounced?',
    grammar: 'Explain the grammar',
    forms: 'Show its forms',
    difference: 'What is it easily confused with?',
    quiz: 'Quiz me',
    memory: 'How can I remember it?',
  },

  notUnderstood: (word: string) => `I don’t know the answer to that question about ${word}.`,
  canTell: 'I can answer these, for example:',
  reasonUnknown: 'I have no note on why. What I know about its grammar:',
  ask: {
    difference: (terms: string) => `What is the difference between ${terms}?`,
    mistakes: (word: string) => `What mistakes do learners make with ${word}?`,
    pattern: (word: string) => `What goes with ${word}?`,
    usage: (word: string) => `When is ${word} used?`,
    opposite: (word: string) => `What is the opposite of ${word}?`,
    synonym: (word: string) => `What are other words for ${word}?`,
    family: (word: string) => `What words are related to ${word}?`,
    forms: (word: string) => `Show the forms of ${word}`,
    example: (word: string) => `Give me an example with ${word}`,
  },
  and: 'and',
  falseFriend: (word: string, { look_alike, look_alike_means, means, note }: LookAlike) =>
    [
      `Be careful: ${word} means “${means}”, not “${look_alike}”. For “${look_alike}” say *${look_alike_means}*.`,
      note ?? '',
    ]
      .join(' ')
      .trim(),
  typicalMistake: (wrong: string, right: string) => `Not ${wrong}, but ${right}.`,
  saidSo: (text: string) => `That is correct: ${text}.`,
  saidIn: (text: string) => `Yes, people say ${text}:`,

  isMistake: 'No, that is a mistake.',
  phraseUnknown: (text: string) => `I don’t know ${text} as an expression. About its words:`,
  likeMistake: 'That looks like a typical mistake:',
  ruleAbout: 'What I know about this:',
  whichSentence: 'Write the sentence, and I will check it: “Check my sentence: …”.',
  offerExercise: 'Say “quiz me” for an exercise on this.',
  noGender: (word: string) => `I don’t know of any gender for ${word}.`,
  noCounting: (word: string) => `I have no note on whether ${word} is countable.`,
  countingStems: 'count|plural|singular',
  pluralName: 'plural',
  noPattern: (word: string) => `I have no note on what goes with ${word}.`,
  toneStems: 'formal|polite|rude|slang|respect|friend|stranger|insult|offens|vulgar|colloq|courte',
  placeStems:
    'Spain|Mexic|Latin Am|Argentin|Americ|Brit|US|UK|GB|Saint Petersburg|Moscow|region|Scot|Austral',
  noRegion: (word: string) => `I have no note that ${word} is limited to one region.`,
  noSynonym: (word: string) => `I don’t know another word for ${word}.`,
  noFamily: (word: string) => `I don’t know any words in the same family as ${word}.`,
  noMistakes: (word: string) => `I have no notes on typical mistakes with ${word}.`,
  inSentence: (text: string) => `${text} in a sentence:`,
  nearest: (text: string) => `I have no translation of ${text}. The closest I have:`,
  twoSounds: (word: string) => `${word} is pronounced in two ways:`,
  withMeaning: (ipa: string, meaning: string) => `/${ipa}/: ${meaning}`,

  means: (word: string, names: string) => `${word} means ${names}.`,
  meansSeveral: (word: string, count: number) => `${word} has ${count} meanings:`,
  moreMeanings: (count: number) =>
    count === 1 ? 'There is one more meaning.' : `There are ${count} more meanings.`,

  examplesOf: (word: string, count: number) =>
    count === 1 ? `An example with ${word}:` : `Examples with ${word}:`,
  moreExamplesOf: (word: string, count: number) =>
    count === 1 ? `Another example with ${word}:` : `More examples with ${word}:`,
  askForMore: 'Say “another example” to see more.',
  noMoreExamples: (word: string, total: number) =>
    total === 1
      ? `You have already seen the only sentence I have with ${word}:`
      : `You have already seen ${total === 2 ? 'both' : `all ${total}`} sentences I have with ${word}. The first one again:`,
  noExample: (word: string) => `I have no sentence with ${word}.`,
  noExampleOfForm: (word: string) =>
    `None of my sentences has ${word} in that form. Here are others:`,

  pronounced: (word: string, ipa: string) => `${word} is pronounced /${ipa}/.`,
  noTranscription: (word: string) => `I have no transcription of ${word}.`,
  oneSyllable: 'It has one syllable.',
  /** `place` from 1. */
  stressOn: (place: number) =>
    `The stress is on the ${ordinals[place - 1] ?? `${place}th`} syllable.`,
  stressMark: 'The mark ˈ comes before the stressed syllable.',
  soundButton: 'Use the sound button next to the word to hear it.',

  /** `letters` are marked and separated by dashes. */
  spelled: (word: string, letters: string, count: number) =>
    `${word} is spelled ${letters} (${count} letters).`,
  oneLetter: (word: string) => `${word} is a single letter.`,

  /** For a text whose words are known. */
  askOfWords: 'I can tell you more about each of these words: name one of them in your question.',

  compareWithWhat: (word: string) =>
    `Which word should I compare ${word} with? Ask, for example, “What is the difference between … and …?”`,
  /** Here `other` is quoted. */
  otherUnknown: (word: string, other: string) =>
    `I can’t compare ${word} with ${other}: I can’t find that in the word list.`,
  compareSuggestions: 'I can also compare it with:',

  translated: (word: string, into: string, names: string) =>
    `${word} is ${names} in ${nameOfLanguage(into)}.`,
  textTranslated: (text: string, into: string) => `${text} in ${nameOfLanguage(into)}:`,
  textUnknown: (text: string) =>
    `I can’t translate ${text}: I only translate the words and sentences of the word list. For other texts there is the Translate page.`,
  sameLanguage: (word: string, language: string) =>
    `${word} is already ${nameOfLanguage(language)}.`,

  quizSense: (form: string, sentence: string) => `What does ${form} mean here? ${sentence}`,
  quizGap: (gapped: string, translation: string) =>
    `Which word is missing? ${gapped} (${translation})`,
  quizChoice: (gapped: string, options: string, translation: string) =>
    `Which one fits: ${options}? ${gapped} (${translation})`,
  quizForm: (word: string, form: string) => `Give this form of ${word}: ${form}.`,
  quizNothing: (word: string) => `I have no quiz questions about ${word}.`,
  right: 'Correct!',
  rightButSpelling: (solution: string) => `Correct, but mind the spelling: ${solution}.`,
  nearly: (solution: string) => `Very close! It is spelled ${solution}.`,
  otherFormOf: (word: string, solution: string) =>
    `That’s the right word, ${word}, but in the wrong form: it should be ${solution}.`,
  otherWordOf: (solution: string) => `I was looking for another word: ${solution}.`,
  wrong: (solution: string) => `Not quite. The answer is ${solution}.`,
  givenUp: (solution: string) => `No problem. The answer is ${solution}.`,
  hint: (first: string, letters: number) =>
    letters === 1
      ? `A hint: it is one letter.`
      : `A hint: it begins with ${first} and has ${letters} letters.`,
  anotherQuestion: 'Say “next” for another question.',

  familyAid: (word: string, members: string) =>
    `${word} belongs to a family of words; learn them together: ${members}.`,
  noHonestAid: (word: string) =>
    `I don’t know a real link between ${word} and a word you already know, and I won’t invent one.`,
  sentenceAid: 'A short sentence to remember it by:',

  similar: (word: string) => `Words close to ${word}, or easily confused with it:`,
  nothingSimilar: (word: string) =>
    `The word list notes no word that is easily confused with ${word}.`,
  opposites: (word: string, others: string) => `The opposite of ${word}: ${others}.`,
  noOpposite: (word: string) => `The word list notes no opposite of ${word}.`,
  family: (word: string, others: string) => `In the same family as ${word}: ${others}.`,
  phrasesWith: (word: string) => `Expressions with ${word}:`,

  patterns: (word: string) => `What goes with ${word}:`,
  noLabels: (word: string) =>
    `My notes do not mark ${word} as formal, informal, rude, dated or regional.`,
  noTips: (word: string) => `I have no notes on the grammar of ${word}.`,

  formsOf: (word: string) => `Forms of ${word}:`,
  formIs: (word: string, label: string, forms: string) => `${word}, ${label}: ${forms}.`,
  noForms: (word: string) => `I don’t know any other forms of ${word}.`,
  noSuchForm: (word: string) => `I have no such form of ${word}.`,
  irregular: 'irregular',
  askForForms: (question: string) => `To see its forms, ask “${question}”.`,
  /** `names` of tables, not quoted. */
  /** `wrong` is no form of the word, `right` the one that was asked for. */
  notForm: (wrong: string, right: string, label: string) => `Not ${wrong}: ${right} (${label}).`,
  chosen: (right: string, wrong: string) => `${right}, not ${wrong}.`,
  chosenBySentences: (right: string, wrong: string) =>
    `I have sentences with ${right}, and none with ${wrong}:`,
  bothFound: (one: string, other: string) => `${one} and ${other} both exist:`,
  onlyWith: (word: string, term: string) => `With ${word} my sentences have ${term}:`,
  fewExamples: (count: number) =>
    count === 1 ? 'I have only one such sentence.' : `I have only ${count} such sentences.`,
  partsOf: (text: string) =>
    `I have no translation of ${text} as a whole. What I know of its parts:`,
  bothSaid: (one: string, other: string) => `Yes, people say both ${one} and ${other}.`,
  /** `meaning` is quoted. */
  meantSo: (meaning: string, right: string, wrong: string) =>
    `For ${meaning} people say ${right}. I have no phrase ${wrong} with this meaning.`,
  meantIn: (meaning: string, wrong: string) =>
    `I have no phrase ${wrong} with this meaning. ${meaning} in a sentence:`,
  saidFor: (meaning: string, right: string) => `For ${meaning} people say ${right}.`,
  mayBeLeftOut: (word: string) => `${word} can be left out.`,
  mustBeSaid: (word: string) => `${word} can’t be left out.`,
  orderStems: 'before|after|follow|precede|position|beginning',
  noCard: 'I have no note on how these differ. What I know of each:',
  yes: 'Yes.',
  no: 'No.',
  betterNot: 'Better not.',
  /** By label of register. */
  advice: {
    informal: (word: string) =>
      `${word} is informal: it fits friends, family and relaxed situations, not formal ones.`,
    formal: (word: string) =>
      `${word} is formal: it fits writing, offices and people you treat with respect; among friends it sounds stiff.`,
    rude: (word: string) => `${word} is rude: it can offend people.`,
    dated: (word: string) => `${word} is dated: people rarely say it today.`,
  },
  notInList: (word: string) => `I can’t find ${word} in the word list, so I can’t judge it.`,
  endingHides: (ending: string) =>
    `The ending ${ending} alone does not show the gender: learn the gender with the word.`,
  isNotSaid: (wrong: string) => `No, people don’t say ${wrong}.`,
  capital: (word: string) => `${word} is written with a capital letter.`,
  small: (word: string) => `${word} is written with a small letter.`,
  otherTables: (names: string) => `I also know: ${names}.`,
};

/**
 * The chat's texts in one native language. Arguments named `word`, `other`, `form` and `sentence`
 * are in the target language and come marked; `names` are in the native one and come quoted.
 */
export type ChatTexts = typeof chatTexts;

/** The questions that the chat suggests, in a learner's words. */
export type SuggestedQuestion = keyof ChatTexts['suggestions'];
