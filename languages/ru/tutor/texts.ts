import { nameLanguages } from '../../tutor/name-languages.ts';
import type { TutorTexts } from '../../en/tutor/texts.ts';
import { labels } from './labels.ts';

const nameOfLanguage = nameLanguages('ru');
const number = new Intl.NumberFormat('ru');
/** английских (слов) */
const wordsOf = (code: string) => `${nameOfLanguage(code).slice(0, -2)}их`;

function place(rank: number): string {
  const round = [100, 250, 500, 1000].find((limit) => rank <= limit);
  return round === undefined ? '' : `: оно входит в ${number.format(round)} самых частых`;
}

export const texts: TutorTexts = {
  ...labels,
  locale: 'ru',
  quote: (text) => `«${text}»`,
  usage: {
    rank: (rank, of, language) =>
      `По частоте слово занимает ${number.format(rank)}-е место среди ${number.format(of)} ${wordsOf(language)} слов, которые мы учим${place(rank)}.`,
    level: (level) => `Изучается на уровне ${labels.levels[level]}.`,
  },
  aspectPair: (imperfective, perfective) =>
    `Это видовая пара: ${imperfective} — несовершенного вида, ${perfective} — совершенного.`,
  motionPair: (oneWay, manyWays) =>
    `Это пара глаголов движения: ${oneWay} — движение в одну сторону, ${manyWays} — туда и обратно, не один раз или без определённого направления.`,
  insights: {
    use: 'Как употреблять',
    note: 'Полезно знать',
    style: 'Стиль',
    where: 'Где так говорят',
    opposites: 'Антонимы',
    words: 'По словам',
  },
  aspect: {
    impf: 'несовершенный вид',
    pf: 'совершенный вид',
    both: 'несовершенный и совершенный вид',
  },
  relation: {
    similar: 'похожее слово',
    opposite: 'антоним',
    family: 'из той же семьи слов',
    pair: 'видовая пара',
    motion: 'парный глагол движения',
  },
  formOf: (form, word, label) =>
    `${form} — форма слова ${word}${label === null ? '' : ` (${label})`}.`,
  unknownWords: (words) => `Нет в нашем списке слов: ${words}.`,
  unknownText: (text) =>
    `Я знаю слова из списка и их формы, а «${text}» среди них нет, поэтому сказать о нём ничего не могу.`,
  sentencePos: 'предложение',
  phrasePos: 'словосочетание',
};
