import { nameLanguages } from '../../tutor/name-languages.ts';
import type { ChatTexts } from '../../tutor/chat-texts.ts';

const nameOfLanguage = nameLanguages('en');
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export const chatTexts: ChatTexts = {
  greeting: (word) => `Hi! I can help you with ${word}. Ask me, for example:`,
  thanks: (word) => `You’re welcome! If you want to go on with ${word}, ask me, for example:`,
  suggestions: () => ({
    meaning: 'What does it mean?',
    example: 'Give me an example',
    pronunciation: 'How is it pronounced?',
    grammar: 'Explain the grammar',
    forms: 'Show its forms',
    difference: 'What is it easily confused with?',
    quiz: 'Quiz me',
    memory: 'How can I remember it?',
  }),
  notUnderstood: (word) =>
    `I didn’t understand that. I’m the built-in tutor: I answer questions about ${word} from the word list, and I don’t make anything up.`,
  canTell: 'You can ask me, for example:',
  connectModel:
    'Free conversation takes a language model. Whoever runs this site can connect one: the setting is called OPENAI_MODEL and is explained in the operations guide.',

  means: (word, names) => `${word} means ${names}.`,
  meansSeveral: (word, count) => `${word} has ${count} meanings:`,
  meansGloss: (word, gloss) => `English has no single word for ${word}. What it does: ${gloss}.`,
  moreMeanings: (count) =>
    count === 1 ? 'There is one more meaning.' : `There are ${count} more meanings.`,
  saidAlsoBy: (others) => `Also with this meaning: ${others}.`,

  examplesOf: (word, count) =>
    count === 1 ? `An example with ${word}:` : `Examples with ${word}:`,
  moreExamplesOf: (word, count) =>
    count === 1 ? `Another example with ${word}:` : `More examples with ${word}:`,
  askForMore: 'Say “another example” to see more.',
  noMoreExamples: (word, total) =>
    total === 1
      ? `You have already seen the only sentence I have with ${word}:`
      : `You have already seen ${total === 2 ? 'both' : `all ${total}`} sentences I have with ${word}. The first one again:`,
  noExample: (word) => `I have no sentence with ${word}.`,
  borrowedExample: (word) =>
    `I have no sentence with ${word} itself. This one says the same with another word:`,
  noExampleOfForm: (word) => `None of my sentences has ${word} in that form. Others:`,

  pronounced: (word, ipa) => `${word} is pronounced /${ipa}/.`,
  noTranscription: (word) => `I have no transcription of ${word}.`,
  oneSyllable: 'It has one syllable.',
  stressOn: (place) => `The stress is on the ${ordinals[place - 1] ?? `${place}th`} syllable.`,
  stressMark: 'The mark ˈ comes before the stressed syllable.',
  soundButton: 'The sound button next to the word says it aloud.',

  spelled: (word, letters, count) => `${word} is spelled ${letters} (${count} letters).`,
  oneLetter: (word) => `${word} is a single letter.`,
  reasonUnknown: 'Why the language has it so, I can’t explain. What I know of its grammar:',
  askOfWords: 'I can tell you more about each of these words: name one of them in your question.',

  compareWithWhat: (word) =>
    `Which word should I compare ${word} with? Ask, for example, “What is the difference between … and …?”`,
  otherUnknown: (word, other) =>
    `I can’t compare ${word} with ${other}: I don’t find that in the word list.`,
  compareSuggestions: 'I can also compare it with:',
  sharedTranslation: (word, other, names) =>
    `Both ${word} and ${other} can be ${names} in English.`,
  sameMeaning: (word, other, names) =>
    `In the meaning ${names}, ${word} and ${other} say the same.`,
  nothingShared: (word, other) => `${word} and ${other} have no meaning in common here.`,
  aspectPair: (imperfective, perfective) =>
    `They are one pair: ${imperfective} is imperfective (the action itself, or a repeated one), ${perfective} is perfective (done once, with a result).`,
  aspects: (word, aspect) =>
    `${word} is ${{ impf: 'imperfective', pf: 'perfective', both: 'both imperfective and perfective' }[aspect]}.`,
  gendersDiffer: (word, gender, other, otherGender) =>
    `${word} is ${gender}, ${other} is ${otherGender}.`,
  partsDiffer: (word, part, other, otherPart) =>
    `They are different kinds of word: ${word}: ${part}, ${other}: ${otherPart}.`,
  moreFrequent: (word, rank, other, otherRank) =>
    `${word} is more frequent than ${other} (rank ${rank} against ${otherRank}).`,
  shadesUnknown: 'Finer shades I can only show in these sentences.',

  translated: (word, into, names) => `${word} is ${names} in ${nameOfLanguage(into)}.`,
  untranslated: (word, into, gloss) =>
    `${nameOfLanguage(into)} has no single word for ${word}: ${gloss}.`,
  textTranslated: (text, into) => `${text} in ${nameOfLanguage(into)}:`,
  textUnknown: (text) =>
    `I can’t translate ${text}: I only translate the words and sentences of the word list. For other texts there is the Translate page.`,
  sameLanguage: (word, language) => `${word} is ${nameOfLanguage(language)} already.`,

  quizSense: (form, sentence) => `What does ${form} mean here? ${sentence}`,
  quizGap: (gapped, translation) => `Which word is missing? ${gapped} (${translation})`,
  quizForm: (word, form) => `Give this form of ${word}: ${form}.`,
  quizNothing: (word) => `I have nothing to quiz you with on ${word}.`,
  right: 'Correct!',
  rightButSpelling: (solution) => `Correct, but mind the spelling: ${solution}.`,
  nearly: (solution) => `Very close! It is spelled ${solution}.`,
  otherFormOf: (word, solution) =>
    `The right word, ${word}, but in another form: it should be ${solution}.`,
  synonymOf: (solution) => `That has the same meaning. I was looking for ${solution}.`,
  wrong: (solution) => `Not quite. The answer is ${solution}.`,
  givenUp: (solution) => `No problem. The answer is ${solution}.`,
  hint: (first, letters) =>
    letters === 1
      ? `A hint: it is one letter.`
      : `A hint: it begins with ${first} and has ${letters} letters.`,
  anotherQuestion: 'Say “next” for another question.',

  cognate: (word, names) =>
    `${word} looks like ${names} and means the same: let one remind you of the other.`,
  falseFriend: (word, name, means) => `Careful: ${word} looks like ${name}, but that is ${means}.`,
  confusable: (word, other, names) =>
    `Don’t mix up ${word} and ${other}: the second one means ${names}.`,
  familyAid: (word, members) =>
    `${word} belongs to a family of words; learn them together: ${members}.`,
  partsAid: (word, parts) => `${word} is made of parts that you can learn one by one: ${parts}.`,
  noHonestAid: (word) =>
    `I know no true link between ${word} and a word you already know, and I won’t invent one.`,
  sentenceAid: 'A short sentence to remember it by:',

  synonyms: (word, others) => `The same meaning as ${word}: ${others}.`,
  rivals: (word, others) => `Also translated like ${word}: ${others}.`,
  family: (word, others) => `Of the same family as ${word}: ${others}.`,
  phrasesWith: (word, others) => `Expressions with ${word}: ${others}.`,
  nothingRelated: (word) => `The word list has no word that is close to ${word}.`,
  oppositesUnknown: 'Opposites are not recorded in the word list, so I can’t name one for certain.',

  usageShown: (word) => `How ${word} is used in the sentences I have:`,
  registerUnknown: 'How formal it is, the word list does not say.',

  formsOf: (word) => `Forms of ${word}:`,
  formIs: (word, label, forms) => `${word}, ${label}: ${forms}.`,
  noForms: (word) => `${word} has no other forms that I know.`,
  noSuchForm: (word) => `I have no such form of ${word}.`,
  irregular: 'irregular',
  askForForms: (question) => `For its forms ask “${question}”.`,
  otherTables: (names) => `I also know: ${names}.`,
};
