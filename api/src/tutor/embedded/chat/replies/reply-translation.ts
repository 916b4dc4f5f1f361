import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import { plainEquivalentsOf } from '../../../../bank/glosses.ts';
import { joinLines, joinParagraphs, listOf, quoteAll, star } from '../reply/markup.ts';
import { foldedTokensOf } from '../recognise/tokens.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

/** Translates the word, or a word or sentence of the bank in the message. */
export function replyTranslation(context: ReplyContext): string {
  const { facts, asked, texts } = context;
  const { native, word } = facts;
  const text = asked.text ?? word.text;
  if (foldText(text) === foldText(word.text)) return sayWord(context, word, asked.into ?? native);
  const found = translateSentence(context, text) ?? translateWord(context, text);
  return found ?? joinParagraphs([texts.textUnknown(quoteAll([text], native)), texts.connectModel]);
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
  const own = sources.finder.find(native, plain).filter((found) => isWritten(found, plain));
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
