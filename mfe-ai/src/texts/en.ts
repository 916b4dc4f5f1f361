import {
  translatorLanguageNames,
  type PartOfSpeech,
  type TranslatorLanguage,
} from '@topwords/platform/contracts';
import { plural } from '@topwords/platform/i18n';

const language = 'en';

const partsOfSpeech: Record<PartOfSpeech, string> = {
  noun: 'noun',
  verb: 'verb',
  adjective: 'adjective',
  adverb: 'adverb',
  pronoun: 'pronoun',
  determiner: 'determiner',
  preposition: 'preposition',
  conjunction: 'conjunction',
  numeral: 'numeral',
  interjection: 'interjection',
  particle: 'particle',
};

function clockTime(time: Date): string {
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(time);
}

/** All texts of this front end in English. */
export const en = {
  languageOf: (code: TranslatorLanguage): string => translatorLanguageNames[code],
  partsOfSpeech,
  tryAgain: 'Try Again',
  loading: 'Loading',
  listen: (text: string) => `Listen to “${text}”`,
  tapToListen: 'Tap to listen',

  screen: {
    title: 'AI Tutor',
    back: 'Back',
    card: 'Open the card',
    cardShort: 'Card',
    share: 'Share',
    shareTitle: (word: string) => `“${word}” in TopWords`,
    linkCopied: 'Link copied',
    shareFailed: 'The link could not be copied',
    otherWord: 'Another word',
    level: (level: string) => `Level ${level}`,
    ipa: (ipa: string) => `Pronunciation: ${ipa}`,
  },

  tabs: {
    label: 'What to know of the word',
    overview: 'Overview',
    examples: 'Examples',
    grammar: 'Grammar',
    usage: 'Usage',
  },

  analysis: {
    failed: 'Failed to generate AI content',
    wordFailed: 'The word could not be loaded',
    definition: 'Definition',
    facts: 'At a glance',
    pronunciation: 'Pronunciation',
    partOfSpeech: 'Part of speech',
    related: 'Related words',
    examples: 'Examples',
    tips: 'Tips',
    forms: 'Forms',
    form: 'Form',
    irregular: 'irregular',
    irregularLegend: 'Bold, with a dot: irregular, no rule gives it',
    contexts: 'Where it is used',
    phrases: 'Common phrases',
    noExamples: 'There are no examples of this word yet. Ask for one in the chat.',
    noGrammar: 'There is nothing to note about the grammar of this word.',
    noUsage: 'There is nothing to note about the usage of this word.',
    builtInEngine: 'TopWords',
    madeByTopWords: 'Made by TopWords from its word bank.',
    madeByModel: (engine: string) => `Made by ${engine}. Models can be wrong.`,
    report: 'Report a wrong answer',
  },

  states: {
    unknownTitle: 'Word not found',
    unknownText: 'This word does not exist, or its address is incomplete.',
    choose: 'Choose another word',
    nativeTitle: 'This is your own language',
    nativeText: (name: string) =>
      `The tutor explains words of other languages in ${name}. Choose a word of one that you learn.`,
    noNativeTitle: 'Which language do you speak?',
    noNativeText:
      'The tutor answers in your native language. Tell us on the dashboard which it is.',
    toDashboard: 'Go to the dashboard',
    untaughtTitle: 'The tutor does not know this language',
    textUnknownTitle: 'The tutor does not know this text',
    limitTitle: 'Enough questions for today',
    tooFastTitle: 'One moment, please',
    limitEnds: (at: Date) => `The limit ends at ${clockTime(at)}.`,
  },

  start: {
    title: 'AI Tutor',
    text: 'Choose a word, and see what it means, how it is formed and how it is used. Then ask whatever you like.',
    search: 'Search for a word to ask about',
    placeholder: 'Search for a word',
    clear: 'Clear',
    results: 'Words found',
    none: (query: string) => `No matching words found for “${query}”`,
    found: (count: number, query: string) =>
      `${plural(language, count, { one: '# word', other: '# words' })} found for “${query}”`,
    failed: 'Something went wrong',
    recent: 'Asked about lately',
    suggestionOf: (name: string) => `A ${name} word to begin with`,
    noTargets: 'Add a language on the dashboard, and a word of it is suggested here.',
  },

  chat: {
    title: 'Chat',
    about: 'Chat about',
    open: 'Chat with the tutor',
    openShort: 'Chat',
    close: 'Close the chat',
    hint: 'Ask anything about this word. For example:',
    suggestions: 'Suggested questions',
    messages: 'Messages',
    you: 'You',
    tutor: 'Tutor',
    label: 'Your question',
    placeholder: 'Ask about this word',
    send: 'Send',
    stop: 'Stop the answer',
    thinking: 'Thinking…',
    stopped: 'Stopped',
    failed: 'Sorry, I encountered an error. Please try again.',
    copy: 'Copy the answer',
    copied: 'Copied',
    copyFailed: 'The answer could not be copied',
  },

  report: {
    title: 'Report a wrong answer',
    text: 'The answer is sent with your report, so that we can correct it.',
    comment: 'What is wrong? (optional)',
    cancel: 'Cancel',
    send: 'Send report',
    failed: 'The report could not be sent',
    thanks: 'Thank you. Your report has been sent, and we will look into it.',
    close: 'Close',
  },
};

export type Texts = typeof en;
