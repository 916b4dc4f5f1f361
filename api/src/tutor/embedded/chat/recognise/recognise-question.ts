import type { Recognised } from './recognised.ts';
import type { FormName, Intent } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import { foldText } from '@topwords/languages/text';
import { allTutor } from '@topwords/languages/tutor';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import { intentOf, intentsOf } from './choose-intents.ts';
import type { Vocabulary } from './cue.ts';
import type { WordFinder } from './word-finder.ts';
import { findConditions } from './find-conditions.ts';
import { findCounts } from './find-counts.ts';
import { findMentions, type Mention } from './find-mentions.ts';
import { findNamesOfForms } from './find-names-of-forms.ts';
import { findSamples, type Sample } from './find-samples.ts';
import { findTopics } from './find-topics.ts';
import { languageNamed } from './language-named.ts';
import type { MessageContext } from './pieces-of.ts';
import {
  findFormsOfWord,
  findOtherWord,
  findSubject,
  findUnknownOther,
  findText,
} from './named-words.ts';
import { maskWord, placesOfLonger, readMessage, type IntentMatch } from './read-message.ts';
import { tokensOfMessage, type Token } from './tokens.ts';

/** The word that a message is about. */
export interface QuestionContext {
  word: CatalogueWord;
  native: LanguageCode;
  finder: WordFinder;
}

/** The words of a stretch of the learned language that is a sentence, where no cue matches. */
const sentenceWords = 3;

/** Recognises the question in a message about a word. Does not see earlier messages. */
export function recogniseQuestion(
  message: string,
  { word, native, finder }: QuestionContext,
): Recognised {
  const vocabulary = vocabularyOf(finder);
  const unmasked = tokensOfMessage(message);
  const all = findSamples(message, {
    finder,
    language: word.language,
    native,
    asked: foldText(word.text),
  });
  const isAllLearned = unmasked.every((token) => isIn(all, token));
  const inLearned =
    isAllLearned && readMessage(maskWord(unmasked, word, finder), unmasked, vocabulary);
  // A question in the learned language has no samples but its quotations.
  const samples = inLearned && inLearned.isClear ? all.filter((one) => one.isQuoted) : all;
  const sentences = samples.filter(({ words }) => words.length >= sentenceWords);
  const mask = (masking: readonly Sample[]) =>
    unmasked.map((token) => (isIn(masking, token) ? { ...token, isMasked: true } : token));
  // Names of forms and words to compare are looked for outside sentences; cues in the native text.
  const plain = mask(sentences);
  const masked = maskWord(plain, word, finder);
  const outside = mask(samples);
  const read = readMessage(maskWord(outside, word, finder), outside, vocabulary);
  const { found } = read;
  const tokens = read.tokens === outside ? plain : masked;
  const formNames = findNamesOfForms(tokens, word.language, vocabulary, placesOfLonger(found));
  const allPlaces = [...found.flatMap(({ places }) => places), ...formNames.places];
  const asksIn = new Set([native, ...found.flatMap(({ cue }) => cue.language ?? [])]);
  const context = { finder, word, native, asksIn, message, tokens, taken: new Set(allPlaces) };
  const namedForms = findFormsOfWord(context, unmasked, masked);
  const mentions = findMentions(samples, { finder, language: word.language, word });
  const sampleLength = Math.max(0, ...samples.map(({ words }) => words.length));
  const [recognised = 'unknown', second] = intentsOf(found, formNames.firstPlace, {
    ...context,
    namedForms,
    sampleLength,
  });
  const intent = refineIntent(recognised, {
    ...context,
    found,
    namedForms,
    formNames,
    sampleLength,
    mentions,
    isInOneSample: samples.length === 1 && sampleLength > 1,
    isEquated: isEquated(message, samples),
  });
  const isOfGender = intent === 'gender';
  const asked = {
    message,
    intent,
    second,
    samples,
    mentions,
    topics: findTopics(outside, formNames.names, vocabulary),
    conditions: findConditions(outside, vocabulary),
    counts: findCounts(outside, new Set(formNames.places)),
    names: isOfGender
      ? []
      : intent === 'forms'
        ? namesWithPersons(formNames.names, mentions, context)
        : formNames.names,
    forms: namedForms,
    matchedCues: [...found.map(({ cue }) => cue.source), ...formNames.sources],
  };
  // Words that other cues took may be part of the text: "buenos días" is also a greeting.
  const own = found.filter((match) => intentOf(match) === intent).flatMap(({ places }) => places);
  const ownContext = { ...context, taken: new Set(own) };
  if (intent === 'difference') {
    const other = findOtherWord(ownContext);
    return { ...asked, other, unknownOther: other ? undefined : findUnknownOther(ownContext) };
  }
  if (intent === 'translation') return { ...asked, ...translationOf(ownContext) };
  const namesWord = tokens.some(({ isMasked }, place) => isMasked && !plain[place]?.isMasked);
  const alike = subjectsOf(mentions, word);
  if (isOfOneWord.has(intent) && alike.length > 0) {
    const last = alike.at(-1);
    return { ...asked, subject: last?.id === word.id ? undefined : last };
  }
  if (intent === 'unknown' && found.length === 0) {
    return { ...asked, other: findOtherWord(ownContext) };
  }
  if (intent === 'unknown' || namesWord) return asked;
  const isNamed = mentions.some((one) =>
    [one.word, ...one.others].some(({ id }) => id === word.id),
  );
  const isOwn = isNamed || (intent === 'countable' && hasLikeForm(tokens, word));
  return { ...asked, subject: isOwn ? undefined : (findSubject(context) ?? alike.at(-1)) };
}

/** The names of forms, with the person that a pronoun beside them names: "the past of ir, yo". */
function namesWithPersons(
  names: readonly FormName[],
  mentions: readonly Mention[],
  { word, native, tokens }: MessageContext,
): FormName[] {
  if (names.length === 0) return [];
  const named = mentions
    .filter((one) => !one.isInSentence && isPersonal(one.word))
    .flatMap((one) => allTutor[word.language].pronouns[foldText(one.word.text)] ?? []);
  const { pronouns } = allTutor[native];
  const isShort = word.pos === 'verb' && tokens.length <= maxOfPerson;
  const own = tokens
    .filter(({ text, isMasked }) => isShort && !isMasked && Object.hasOwn(pronouns, text))
    .flatMap(({ text }) => pronouns[text] ?? []);
  const persons = [...named, ...own];
  const isClear = persons.length <= 2 && !names.some((name) => personNames.has(name));
  return isClear ? [...new Set([...names, ...persons])] : [...names];
}

const personNames: ReadonlySet<FormName> = new Set(['first', 'second', 'third']);

/** In a longer message, a pronoun of the native language may belong to anything. */
const maxOfPerson = 8;

/** Questions about a single word: of several, the last one is meant. */
const isOfOneWord: ReadonlySet<Intent> = new Set([
  'forms',
  'opposite',
  'synonym',
  'family',
  'gender',
  'countable',
  'level',
  'spelling',
]);

function isIn(samples: readonly Sample[], { start }: Token): boolean {
  return samples.some((sample) => start >= sample.start && start < sample.end);
}

/** Parts of speech that belong to a question rather than being its subject. */
const particles: ReadonlySet<string> = new Set([
  'pronoun',
  'determiner',
  'preposition',
  'conjunction',
  'particle',
  'numeral',
]);

/** The words that a message names, apart from sentences: those of the chat's word's kind, or all. */
function subjectsOf(mentions: readonly Mention[], { pos, id }: CatalogueWord): CatalogueWord[] {
  const named = mentions.filter(({ isInSentence }) => !isInSentence).map(({ word }) => word);
  const alike = named.filter((word) => word.pos === pos || word.id === id);
  if (alike.length > 0) return alike;
  return particles.has(pos) ? named : named.filter((word) => !particles.has(word.pos));
}

interface Refined extends MessageContext {
  found: readonly IntentMatch[];
  namedForms: readonly string[];
  formNames: ReturnType<typeof findNamesOfForms>;
  sampleLength: number;
  mentions: readonly Mention[];
  /** Whether all that is in the learned language stands together. */
  isInOneSample: boolean;
  /** Whether a native text is set equal to a phrase: "i think of you = pienso en ti?" */
  isEquated: boolean;
}

/** Whether the only phrase of the learned language is on one side of an equals sign. */
function isEquated(message: string, samples: readonly Sample[]): boolean {
  const at = message.indexOf('=');
  const [only, ...more] = samples.filter(({ words }) => words.length > 1);
  if (at < 0 || !only || more.length > 0) return false;
  const isLast = only.start > at;
  const side = isLast ? message.slice(at + 1, only.start) : message.slice(only.end, at);
  const other = isLast ? message.slice(0, at) : message.slice(at + 1);
  return !/\p{L}/u.test(side) && /\p{L}/u.test(other);
}

/** Questions that ask for a difference if they name several words. */
const comparing: ReadonlySet<Intent> = new Set([
  'unknown',
  'usage',
  'meaning',
  'translation',
  'confirm',
]);

/** What a message asks that no cue, or too general a one, tells. */
function refineIntent(recognised: Intent, { word, ...read }: Refined): Intent {
  const { found, namedForms, formNames, sampleLength, mentions, isInOneSample } = read;
  if (read.isEquated) return 'correct';
  const named = mentions.filter(({ isInSentence }) => !isInSentence);
  const alike = named.filter((one) => one.word.pos === word.pos);
  const compared = recognised === 'meaning' ? alike : named;
  const isSeveral = new Set(compared.map((one) => one.word.id)).size > 1;
  if (recognised === 'quiz' && sampleLength > sentenceWords) return 'correct';
  const isUnknown = recognised === 'unknown' && found.length === 0;
  const others = named.filter((one) => one.word.id !== word.id);
  const areParticles = others.length > 0 && others.every((one) => one.word.pos === 'preposition');
  // "Besides or except?" compares; "cerca de o a" asks what goes with the word.
  const isAdverb = word.pos === 'adverb' && others.length === 1;
  if (recognised === 'difference' && areParticles && !particles.has(word.pos) && !isAdverb) {
    return 'pattern';
  }
  if (word.pos === 'noun' && asksGender.has(recognised) && areArticles(read.tokens, word)) {
    return 'gender';
  }
  // "The past of ir, yo?" names a person.
  const arePersons = others.length > 0 && others.every((one) => isPersonal(one.word));
  if (comparing.has(recognised) || recognised === 'difference') {
    if (formNames.names.length > 0 && arePersons) return 'forms';
  }
  // "Пять книги или пять книг?", "no viene nadie o nadie viene?": which of them may be said.
  const isComparing = recognised === 'difference' || (isUnknown && mentions.length > 0);
  if (isComparing && areAlternatives(mentions)) {
    return word.pos === 'noun' && areOfNoun(mentions, word) ? 'gender' : 'acceptable';
  }
  // "Örümcekleri nefret ediyorum? or something else": one thing is to be judged.
  const isAlone =
    others.length === 0 &&
    mentions.length > 1 &&
    mentions.every((one) => one.isInSentence || one.word.id !== word.id);
  if (recognised === 'difference' && isAlone && mentions.some((one) => one.word.id === word.id)) {
    return 'acceptable';
  }
  if (isSeveral && areParticles && !particles.has(word.pos))
    return recognised === 'unknown' ? 'pattern' : recognised;
  // "How do I say … in Turkish? Uyumak önce?": a guess, which has the word.
  const isGuess = isInOneSample && mentions.some((one) => one.word.id === word.id);
  if (recognised === 'translation' && isSeveral && isGuess) return 'acceptable';
  // "So my name is мой имя?": one phrase, whose words are of different kinds.
  const kinds = new Set(mentions.map((one) => one.word.pos));
  if (isUnknown && isInOneSample && isSeveral && kinds.size === mentions.length) {
    return 'acceptable';
  }
  if (isSeveral && comparing.has(recognised) && (isUnknown || recognised !== 'unknown')) {
    return 'difference';
  }
  // "Past participle of poner? ponido sounds weird."
  if (recognised === 'acceptable' && sampleLength < 2 && formNames.names.length > 0) return 'forms';
  // "Can I say two advices?" has a form that does not exist.
  if (recognised === 'acceptable' && word.pos === 'noun' && sampleLength < 2) {
    if (hasLikeForm(read.tokens, word)) return 'countable';
  }
  // "Can I say it to a friend?" is about the chat's word.
  if (recognised === 'acceptable' && sampleLength === 0) return 'register';
  const isSame = named.length > 1 && named.every((one) => one.word.id === word.id);
  // "Money is or are?"
  if (word.pos === 'noun' && areFormsOfOne(others)) return 'countable';
  // "El problema or la problema?"
  if (recognised === 'difference' && isSame && word.pos === 'noun') return 'gender';
  if (isUnknown) {
    // A sentence of the learned language and nothing else is to be checked.
    if (sampleLength > sentenceWords) return 'correct';
    // "I want to say … Ben lazım gitmek?"
    if (sampleLength === sentenceWords && mentions.some((one) => one.word.id === word.id)) {
      return 'acceptable';
    }
    // "went or gone?" names only forms, and no kind of question.
    if (namedForms.length > 0) return 'meaning';
  }
  // A noun has a gender; other words have forms for each.
  if (word.pos === 'noun' && recognised === 'forms' && areGenders(formNames.names)) return 'gender';
  return recognised;
}

/** Whether a message has what looks like a form of the word: "advices". */
function hasLikeForm(tokens: MessageContext['tokens'], { text: word }: CatalogueWord): boolean {
  const own = foldText(word);
  return tokens.some(
    ({ text, isMasked }) => !isMasked && text.startsWith(own) && text.length <= own.length + 2,
  );
}

/** Questions that ask for a gender if they name the articles of both. */
const asksGender: ReadonlySet<Intent> = new Set([
  'difference',
  'unknown',
  'acceptable',
  'confirm',
  'grammar',
  'meaning',
  'usage',
]);

/** Whether the singular articles of both genders are in a message: "el or la?", "un mi una mı?". */
function areArticles(tokens: MessageContext['tokens'], { language }: CatalogueWord): boolean {
  const { articles } = allTutor[language].variants ?? {};
  if (!articles) return false;
  const texts = new Set(tokens.map(({ text }) => text));
  const [masculine, feminine] = [articles.m.split(' '), articles.f.split(' ')];
  const isPair = (place: number) =>
    texts.has(masculine[place] ?? '') && texts.has(feminine[place] ?? '');
  return tokens.length <= maxOfGender && (isPair(0) || isPair(2));
}

/** In a longer message, articles belong to its sentences. */
const maxOfGender = 14;

/** Whether a word is a personal pronoun that names a form: "yo". */
function isPersonal({ language, pos, text }: CatalogueWord): boolean {
  return pos === 'pronoun' && Object.hasOwn(allTutor[language].pronouns, foldText(text));
}

/** Whether the same words are named twice: in other forms, or in another order. */
function areAlternatives(mentions: readonly Mention[]): boolean {
  const counts = Map.groupBy(mentions, ({ word }) => word.id);
  const repeated = [...counts.values()].filter(({ length }) => length > 1).length;
  return mentions.length > 3 && repeated * 2 >= mentions.length - 1 && repeated >= counts.size - 1;
}

/** Whether a noun is named in one form, with different determiners: "la clima o el clima". */
function areOfNoun(mentions: readonly Mention[], { id }: CatalogueWord): boolean {
  const ofNoun = mentions.filter(({ word }) => word.id === id);
  const forms = new Set(ofNoun.map(({ raw }) => raw.toLowerCase()));
  const others = mentions.filter(({ word }) => word.id !== id);
  return (
    forms.size === 1 && others.length > 0 && others.every(({ word }) => word.pos === 'determiner')
  );
}

/** Whether the words are different forms of one verb: `is` and `are`. */
function areFormsOfOne(mentions: readonly Mention[]): boolean {
  const [first] = mentions;
  const forms = new Set(mentions.map(({ raw }) => raw.toLowerCase()));
  return (
    first?.word.pos === 'verb' &&
    forms.size > 1 &&
    mentions.every(({ word }) => word.id === first.word.id)
  );
}

const genders: ReadonlySet<FormName> = new Set(['masculine', 'feminine', 'neuter']);

function areGenders(names: readonly FormName[]): boolean {
  return names.length > 0 && names.every((name) => genders.has(name));
}

/** Memoizes look-ups: each word is compared with hundreds of cues. */
function vocabularyOf(finder: WordFinder): Vocabulary {
  const known = new Map<string, boolean>();
  return {
    isKnown(text) {
      const isKnown = known.get(text) ?? finder.isKnown(text);
      known.set(text, isKnown);
      return isKnown;
    },
    isLanguage: (text) => languageNamed(text) !== undefined,
  };
}

function translationOf(context: MessageContext): Pick<Recognised, 'text' | 'wholeText' | 'into'> {
  const named = context.tokens.filter((token) => !token.isMasked);
  const into = named.map(({ text }) => languageNamed(text)).find((code) => code !== undefined);
  const taken = new Set(context.taken);
  context.tokens.forEach(({ text }, place) => {
    if (languageNamed(text)) taken.add(place);
  });
  const { text, whole } = findText({ ...context, taken });
  return { text, wholeText: whole, into };
}
