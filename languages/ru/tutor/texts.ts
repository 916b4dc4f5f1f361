import { nameLanguages } from '../../tutor/name-languages.ts';
import type { TutorTexts } from '../../en/tutor/texts.ts';
import { labels } from './labels.ts';

const number = new Intl.NumberFormat('ru');
const kinds = labels.pos;
const nameOfLanguage = nameLanguages('ru');
/** английских (слов) */
const wordsOf = (code: string) => `${nameOfLanguage(code).slice(0, -2)}их`;

const plurals = new Intl.PluralRules('ru');

/** `предложение` in the form that a number requires after `в`. */
function sentences(count: number): string {
  return plurals.select(count) === 'one' ? 'предложения' : 'предложений';
}

function inSentences(count: number, of: number): string {
  if (count === of) return of === 2 ? 'В обоих предложениях' : `Во всех предложениях (их ${of})`;
  return `В ${count} из ${of} ${sentences(of)}`;
}

function place(rank: number): string {
  const round = [100, 250, 500, 1000].find((limit) => rank <= limit);
  return round === undefined ? '' : `, то есть входит в ${number.format(round)} самых частых`;
}

export const texts: TutorTexts = {
  ...labels,
  locale: 'ru',
  quote: (text) => `«${text}»`,
  and: (texts) => [texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' и '),
  means: (translations) => `«${translations}»`,
  sayInstead: (words) => `Можно сказать и так: ${words}.`,
  position: {
    opens: (word, count, of, sentence) =>
      `${inSentences(count, of)} ${word} стоит в начале: ${sentence}`,
    closes: (word, count, of, sentence) =>
      `${inSentences(count, of)} ${word} стоит в конце: ${sentence}`,
    inside: (word, of, sentence) =>
      `${inSentences(of, of)} ${word} стоит в середине, а не в начале и не в конце: ${sentence}`,
    here: (word, place, other, sentence) =>
      `${
        {
          alone: `${word} можно сказать и без других слов`,
          first: `В этом предложении ${word} стоит в начале`,
          last: `В этом предложении ${word} стоит в конце`,
          before: `В этом предложении ${word} стоит прямо перед ${other}`,
          after: `В этом предложении ${word} стоит сразу после ${other}`,
          apart: `В этом предложении ${word} выделено знаками препинания`,
        }[place]
      }: ${sentence}`,
  },
  neighbours: {
    word: (word, preposition, count, of, sentence) =>
      `${inSentences(count, of)} сразу после ${word} стоит ${preposition}: ${sentence}`,
    kind: (side, word, pos, examples, count, of) =>
      `${inSentences(count, of)} прямо ${side === 'before' ? 'перед' : 'после'} ${word} стоит ${kinds[pos]}: ${examples}.`,
    case: (side, word, name, examples) =>
      `В наших предложениях ${side === 'after' ? 'после' : 'перед'} ${word} стоит ${name}: ${examples}.`,
  },
  formInUse: (form, label, sentence) =>
    `Тебе встретится форма ${form}${label === null ? '' : ` (${label})`}: ${sentence}`,
  goesWith: (word, pieces) => `В наших предложениях ${word} встречается так: ${pieces}.`,
  invariable: (word) => `${word} не изменяется.`,
  unchanging: (word, examples) => `Перед существительным ${word} не изменяется: ${examples}.`,
  madeOf: (phrase, parts) => `${phrase} состоит из слов: ${parts}.`,
  oneOfSeveral: (word, pos) => `${word} — это несколько частей речи: ${pos}.`,
  capital: (word) => `${word} всегда пишется с заглавной буквы.`,
  synonymInUse: (word, synonyms, sentence) =>
    `${word} значит то же, что ${synonyms}; вот пример с этим словом: ${sentence}`,
  usage: {
    rank: (rank, of, language) =>
      `По частоте это ${number.format(rank)}-е место среди ${number.format(of)} ${wordsOf(language)} слов, которые мы учим${place(rank)}.`,
    level: (level) => `Изучается на уровне ${labels.levels[level]}.`,
    sense: (meaning, sentence) => `В значении ${meaning}: ${sentence}`,
    rival: (meaning, word, other, own, sentence) =>
      own === null || sentence === null
        ? `И ${word}, и ${other} переводятся как «${meaning}», но в разных значениях.`
        : `И ${word}, и ${other} переводятся как «${meaning}», но в разных значениях. ${own} Но: ${sentence}`,
    question: (word, count, of, sentence) =>
      `${inSentences(count, of)} ${word} стоит в вопросе: ${sentence}`,
    phrasesOf: (word, phrases) => `${word} входит в устойчивые сочетания: ${phrases}.`,
  },
  insights: {
    rank: 'Частота',
    rankValue: (rank, of) => `${number.format(rank)} из ${number.format(of)}`,
    level: 'Уровень',
    synonyms: 'Синонимы',
    family: 'Однокоренные слова',
    confusable: 'Не путай с',
    falseFriend: 'Ложный друг переводчика',
    falseFriendValue: (word, means, native, other) =>
      `${word} — это «${means}», а русское «${native}» — ${other}.`,
    cognate: 'Легко запомнить',
    cognateValue: (word, native) => `${word} похоже на русское «${native}» и значит то же самое.`,
    irregular: 'Неправильные формы',
    pair: 'Видовая пара',
    forms: 'Формы в наших предложениях',
    senses: 'Значения',
  },
  relation: {
    synonym: 'синоним',
    sameTranslation: 'тот же перевод, другое значение',
    family: 'однокоренное слово',
    alike: 'похоже по написанию',
    pair: 'видовая пара',
    phrase: 'сочетание с этим словом',
  },
  formOf: (form, word, label) =>
    `${form} — форма слова ${word}${label === null ? '' : ` (${label})`}.`,
  textDefinition: (translation) => `По-русски: ${translation}`,
  textOfWords: (words) => `По словам: ${words}.`,
  unknownText: (text) =>
    `Я знаю слова из списка и их формы, а «${text}» среди них нет, поэтому сказать о нём ничего не могу.`,
  sentencePos: 'предложение',
  phrasePos: 'словосочетание',
};
