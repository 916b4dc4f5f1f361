import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import { plainEquivalentsOf } from '../../../../bank/glosses.ts';
import { joinLines, listOf, pairOf, quoteAll, star } from '../reply/markup.ts';
import { foldedTokensOf } from '../recognise/tokens.ts';
import { countNoun } from '../forms/count-noun.ts';
import { findParts } from './find-parts.ts';
import { replyModal } from './reply-modal.ts';
import { replyNotes } from './reply-notes.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

/** Translates the word, or a word or sentence of the bank in the message. */
export function replyTranslation(context: ReplyContext): string | undefined {
  const { facts, asked, texts } = context;
  const { native, word } = facts;
  const text = asked.text ?? word.text;
  if (foldText(text) === foldText(word.text)) return sayWord(context, word, asked.into ?? native);
  return (
    countNoun(asked.wholeText ?? text, context) ??
    countNoun(text, context) ??
    translateSentence(context, text) ??
    sayModal(context, [text, asked.wholeText ?? text]) ??
    translatePhrase(context, [asked.wholeText ?? text, text]) ??
    translateWord(context, text) ??
    translateParts(context, asked.wholeText ?? text) ??
    // "Geçmiş olsun" contains the name of a tense, and asks for no rule about it.
    replyNotes(context, { evidence: 4, isWanted: ({ kind }) => kind !== 'grammar' }) ??
    texts.textUnknown(quoteAll([text], native))
  );
}

/** That somebody can or wants to do something, unless an author translated the very words. */
function sayModal(context: ReplyContext, candidates: readonly string[]): string | undefined {
  const { facts, asked, sources } = context;
  const { native, word } = facts;
  if (asked.into === native) return undefined;
  const isExact = candidates.some(
    (one) => one.includes(' ') && sources.findPhrase(one, word.language, native)?.kind === 'exact',
  );
  if (isExact) return undefined;
  return candidates.map((one) => replyModal(context, one)).find((one) => one !== undefined);
}

/** Translates by what authors wrote: an expression, or a sentence that contains the text. */
function translatePhrase(context: ReplyContext, candidates: readonly string[]): string | undefined {
  const { facts, asked, texts, sources } = context;
  const { native, word } = facts;
  if (asked.into === native) return undefined;
  for (const text of candidates) {
    const found = sources.findPhrase(text, word.language, native);
    if (!found) continue;
    const quoted = quoteAll([text], native);
    if (found.kind === 'exact') {
      return texts.translated(
        quoted,
        word.language,
        found.phrases.map((one) => star(one.text.replace(/[.]$/u, ''))).join(' / '),
      );
    }
    const intro = found.kind === 'part' ? texts.inSentence(quoted) : texts.nearest(quoted);
    return joinLines([intro, listOf(found.phrases.map(pairOf))]);
  }
  return undefined;
}

/** The parts of a text that are known, where the whole is not. */
function translateParts(context: ReplyContext, text: string): string | undefined {
  const { facts, asked, texts } = context;
  const { native } = facts;
  if (asked.into === native) return undefined;
  const parts = findParts(text, context);
  if (parts.length < 2 && !parts.some(({ patterns }) => patterns !== undefined)) return undefined;
  const lines = parts.map(({ text: part, translations, sentence, patterns }) => {
    const own = sentence ? pairOf(sentence) : translations.map(star).join(' / ');
    return `${quoteAll([part], native)}: ${patterns?.join(' ') ?? own}`;
  });
  return joinLines([texts.partsOf(quoteAll([text], native)), listOf(lines)]);
}

/** Marks a text of the learned language; quotes any other. */
function mark(text: string, language: LanguageCode, { facts }: ReplyContext): string {
  return language === facts.word.language ? star(text) : quoteAll([text], facts.native);
}

function sayWord(context: ReplyContext, word: CatalogueWord, into: LanguageCode): string {
  const { texts } = context;
  const marked = mark(word.text, word.language, context);
  const { native } = context.facts;
  if (into === word.language) {
    const names = glossesOf(word, native);
    return joinLines([
      texts.sameLanguage(marked, into),
      names.length > 0 && texts.means(marked, quoteAll(names, native)),
    ]);
  }
  const names = into === native ? glossesOf(word, into) : plainEquivalentsOf(word, into);
  return texts.translated(marked, into, names.map((name) => mark(name, into, context)).join(', '));
}

/** The distinct glosses of a word's senses, the main one first. */
function glossesOf({ senses }: CatalogueWord, into: LanguageCode): string[] {
  return [...new Set(senses.flatMap(({ gloss }) => gloss[into] ?? []))];
}

function translateSentence(context: ReplyContext, text: string): string | undefined {
  const { facts, asked, texts, sources } = context;
  const { native } = facts;
  const languages: LanguageCode[] = [native, facts.word.language];
  for (const language of languages) {
    const sentence = sources.findSentence(language, text);
    if (!sentence) continue;
    const opposite = language === native ? facts.word.language : native;
    const into = asked.into && asked.into !== language ? asked.into : opposite;
    return joinLines([
      texts.textTranslated(mark(sentence.text[language], language, context), into),
      listOf([into === facts.word.language ? star(sentence.text[into]) : sentence.text[into]]),
    ]);
  }
  return undefined;
}

function translateWord(context: ReplyContext, text: string): string | undefined {
  const { facts, asked, sources } = context;
  const { native, word } = facts;
  const plain = withoutArticle(text);
  const all = sources.finder.find(native, plain);
  const written = all.filter((found) => isWritten(found, plain));
  const own = written.length > 0 ? written : all;
  const learned = sources.finder.find(word.language, plain);
  const isIntoNative = asked.into === native;
  const [found] = isIntoNative ? [...learned, ...own] : [...own, ...learned];
  if (!found) return undefined;
  const opposite = found.language === native ? word.language : native;
  const into = asked.into && asked.into !== found.language ? asked.into : opposite;
  return sayWord(context, found, into);
}

function isWritten({ text }: CatalogueWord, asked: string): boolean {
  return foldText(text) === foldText(asked);
}

const articles = new Set('a an the to el la los las un una'.split(' '));

function withoutArticle(text: string): string {
  const [first = '', ...rest] = text.split(/\s+/);
  const isArticle = rest.length > 0 && articles.has(foldedTokensOf(first)[0] ?? '');
  return isArticle ? rest.join(' ') : text;
}
