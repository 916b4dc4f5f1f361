import type { Recognised } from './recognised.ts';
import type { FormName } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import { intentOf, intentsOf } from './choose-intents.ts';
import type { Vocabulary } from './cue.ts';
import type { WordFinder } from './word-finder.ts';
import { findNamesOfForms } from './find-names-of-forms.ts';
import { languageNamed } from './language-named.ts';
import type { MessageContext } from './pieces-of.ts';
import {
  findFormsOfWord,
  findOtherWord,
  findSubject,
  findUnknownOther,
  findText,
} from './named-words.ts';
import { maskWord, placesOfLonger, readMessage } from './read-message.ts';
import { tokensOfMessage } from './tokens.ts';

/** The word that a message is about. */
export interface QuestionContext {
  word: CatalogueWord;
  native: LanguageCode;
  finder: WordFinder;
}

/** Recognises the question in a message about a word. Does not see earlier messages. */
export function recogniseQuestion(
  message: string,
  { word, native, finder }: QuestionContext,
): Recognised {
  const vocabulary = vocabularyOf(finder);
  const plain = tokensOfMessage(message);
  const masked = maskWord(plain, word, finder);
  const { tokens, found } = readMessage(masked, plain, vocabulary);
  const forms = findNamesOfForms(tokens, word.language, vocabulary, placesOfLonger(found));
  const allPlaces = [...found.flatMap(({ places }) => places), ...forms.places];
  const asksIn = new Set([native, ...found.flatMap(({ cue }) => cue.language ?? [])]);
  const context = { finder, word, native, asksIn, message, tokens, taken: new Set(allPlaces) };
  const namedForms = findFormsOfWord(context, plain, masked);
  const [recognised = 'unknown', second] = intentsOf(found, forms.firstPlace, {
    ...context,
    namedForms,
  });
  // "went or gone?" names only forms, and no kind of question.
  const isAboutForms = found.length === 0 && namedForms.length > 0 && recognised === 'unknown';
  // A noun has a gender; other words have forms for each.
  const isOfGender = word.pos === 'noun' && recognised === 'forms' && areGenders(forms.names);
  const intent = isAboutForms ? 'meaning' : isOfGender ? 'grammar' : recognised;
  const matchedCues = [...found.map(({ cue }) => cue.source), ...forms.sources];
  const asksOpposite = found.some(({ cue }) => cue.means === 'opposite');
  const asked = {
    intent,
    second,
    asksOpposite,
    names: isOfGender ? [] : forms.names,
    forms: namedForms,
    matchedCues,
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
  if (intent === 'unknown' && found.length === 0) {
    return { ...asked, other: findOtherWord(ownContext) };
  }
  if (intent === 'unknown' || intent === 'reason' || namesWord) return asked;
  return { ...asked, subject: findSubject(context) };
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

function translationOf(context: MessageContext): Pick<Recognised, 'text' | 'into'> {
  const named = context.tokens.filter((token) => !token.isMasked);
  const into = named.map(({ text }) => languageNamed(text)).find((code) => code !== undefined);
  const taken = new Set(context.taken);
  context.tokens.forEach(({ text }, place) => {
    if (languageNamed(text)) taken.add(place);
  });
  return { text: findText({ ...context, taken }), into };
}
