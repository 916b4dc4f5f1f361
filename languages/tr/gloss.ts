import { isName } from './correction/turkish-names.ts';
import { foldText } from '../text/fold-text.ts';
import { fitsTurkishPattern } from '../gloss/complement.ts';
import type { GlossRules } from '../pack/gloss-rules.ts';
import { resolveAsSoonAs } from './gloss/resolve-as-soon-as.ts';
import { resolveConditions } from './gloss/resolve-conditions.ts';
import { resolveQuestions } from './gloss/resolve-questions.ts';
import { negatesTurkish } from './gloss/negates-turkish.ts';
import { resolveNouns } from './gloss/resolve-nouns.ts';
import { resolveVerbalNouns } from './gloss/resolve-verbal-nouns.ts';
import { readTurkishForm } from './gloss/read-turkish-form.ts';

/** *dizim*, *arabamız*: what is mine without an ending of an object. */
const ownEnding = /\p{L}{2}(?:[ıiuü]m|[ıiuü]m[ıiuü]z)$/u;
/** Words by which people are called. */
const calls =
  /^(?:canım|aşkım|hayatım|kızım|oğlum|abim|ablam|arkadaşım|balım|tatlım|birtanem|bugün)$/u;

/** What a word that ends its clause is rather an order after than a noun: *hemen ara*. */
const beforeOrders =
  /^(?:hemen|lütfen|şimdi|çabuk|sonra|beni|bizi|onu|bana|bize|ona|bunu|şunu|buraya|oraya|gel|git|\p{L}{2,}[ny][ıiuü])$/u;

/** What may follow an order: *anlat bakalım*. */
const afterOrders = /^(?:bakalım|bakayım|bana|bize|ona|beni|bizi|onu|bunu|şunu|lütfen|hemen)$/u;

/** What a postposition means after an ending. */
const sensesAfter: readonly [text: string, after: RegExp, sense: string][] = [
  ['sonra', /[dt][ae]n$/u, 'after.preposition'],
  ['önce', /m[ae]d[ae]n$/u, 'before.conjunction'],
  ['önce', /[dt][ae]n$/u, 'before.preposition'],
  ['önce', /^(?:gün|hafta|ay|yıl|sene|saat|dakika|saniye|süre|az|biraz)$/u, 'ago.adverb'],
  ['için', /[dt][ıiuü]ğ\p{L}+$/u, 'for.exchange'],
];
const beforeForbidding = /(?:r|yor|m[ıiuü]ş)ken$|^(?:lütfen|sakın|hiç|artık|böyle|öyle)$/u;

export const gloss: GlossRules = {
  please: 'lütfen',
  fitsPattern: fitsTurkishPattern,
  unmarked: foldText,
  /** Names have their endings after an apostrophe: Ankara’ya. */
  stem: (word) => word.split(/['’ʼ]/u, 1)[0] ?? word,
  questionParticle: /^m[ıiuü](?:y[ıiuü]m|s[ıiuü]n(?:[ıiuü]z)?|y[ıiuü]z|yd[ıiuü]\p{L}*)?$/u,

  beforeVerbs: 'ben sen o biz siz onlar',

  weigh({ headword, sense, pos, posBefore, text, textBefore, textAfter, posAfter }) {
    const postposition = sensesAfter.find(
      ([word, ending]) => word === text && ending.test(textBefore),
    );
    if (postposition !== undefined) return sense === postposition[2] ? -3 : 0;
    // *Çok güzel* is "very", *çok para* is "much".
    if (text === 'çok' && (posAfter.has('adjective') || posAfter.has('adverb')))
      return sense === 'very.adverb' ? -3 : 0;
    // *Senin gibi* is "like you", not "like yours".
    if (text === 'senin' && /^(?:gibi|için|kadar|ile)$/u.test(textAfter))
      return headword === 'sen' ? -3 : 0;
    // *Çalışırken konuşma* is an order with its "not", no conversation.
    const isForbidden =
      /m[ae]$/u.test(text) && textAfter === '' && beforeForbidding.test(textBefore);
    if (isForbidden && pos === 'noun' && text === headword) return 3;
    // *Saat ondaydı* is "at ten".
    if (pos === 'numeral' && textBefore === 'saat') return -3;
    // What is counted is a noun: *beş katı çıktık* are floors.
    if (pos === 'adjective' && text === headword && posBefore === 'numeral' && textBefore !== 'bir')
      return 1.2;
    // Determiners have no cases: *ona* is "to him".
    if (pos === 'determiner' && /^(?:o|bu|şu)$/u.test(headword) && text !== headword)
      return Infinity;
    if (pos !== 'verb' || !/m[ae]k$/u.test(headword)) return 0;
    // *Yazar mısınız* asks for something: "would you write", not "are you the author".
    if (/[ıiuüae]r$/u.test(text) && /^m[ıiuü](?:s[ıiuü]n(?:[ıi]z)?|y[ıiuü][mz])$/u.test(textAfter))
      return -2.5;
    // *Gider mi* asks whether something goes, not whether it is an expense.
    if (/..[ıiuüae]r$/u.test(text) && /^m[ıiuü]$/u.test(textAfter)) return -1.5;
    const stem = headword.slice(0, -3);
    // *Dizim şiş* is no order: "my knee" is no object.
    if (text === stem && ownEnding.test(textBefore) && !calls.test(textBefore)) return Infinity;
    if (text === stem && textAfter === '' && beforeOrders.test(textBefore)) return -2;
    // *Bana bir yaz* is "write to me", or else "a summer".
    if (text === stem && textAfter === '' && textBefore === 'bir') return -2.8;
    // Orders end their clause; *yan* before a noun is no "burn!".
    const isAddressed = afterOrders.test(textAfter);
    if (text === stem && textAfter !== '' && textBefore === '' && !isAddressed) return Infinity;
    if (/^[ae]$/u.test(text.slice(stem.length)) && text.startsWith(stem)) return 1.5;
    return /m[ıiuü]ş$/u.test(text) && textAfter === '' ? -0.8 : 0;
  },
  resolveVerbs(clause) {
    resolveConditions(clause);
    resolveAsSoonAs(clause);
    resolveQuestions(clause);
    resolveVerbalNouns(clause);
    resolveNouns(clause);
  },
  verbsShowPersons: true,
  readForm: readTurkishForm,
  negates: negatesTurkish,
  capitals:
    /^(?:allah|tanrı|bey|hanım|anne|baba|hocam|abi|abla|internet|türkçe|ingilizce|rusça|ispanyolca)$/u,
  isFirstName: isName,
  negation:
    /(?<!\p{L})(?:değil\p{L}*|degil\p{L}*|yok\p{L}*|hayır|hayir|hiç|hic|olmaz|\p{L}+m[ae]d[ıiuü](?:m|n|k|n[ıiuü]z|l[ae]r)?|\p{L}+m[ıiuü]yor\p{L}*|\p{L}+m[ae]y[ae]c[ae]\p{L}+|\p{L}{2,}m[ae]z(?:s[ıi]n\p{L}*|l[ae]r)?|\p{L}+m[ae]y[ıi]n(?:[ıi]z)?|\p{L}+m[ae]m[ıi][şs]\p{L}*)(?!\p{L})/iu,
  isRead: ({ text, pos }) => /^(?:noun|adjective|verb)$/u.test(pos) && !text.includes(' '),
};
