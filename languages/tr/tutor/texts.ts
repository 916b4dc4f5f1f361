import { nameLanguages } from '../../tutor/name-languages.ts';
import type { TutorTexts } from '../../en/tutor/texts.ts';
import { labels } from './labels.ts';

const nameOfLanguage = nameLanguages('tr');
const number = new Intl.NumberFormat('tr');

function place(rank: number): string {
  const round = [100, 250, 500, 1000].find((limit) => rank <= limit);
  return round === undefined ? '' : `; en sık kullanılan ${number.format(round)} kelimeden biri`;
}

export const texts: TutorTexts = {
  ...labels,
  locale: 'tr',
  quote: (text) => `“${text}”`,
  usage: {
    rank: (rank, of, language) =>
      `Kullanım sıklığına göre burada öğretilen ${number.format(of)} ${nameOfLanguage(language)} kelime arasında ${number.format(rank)}. sırada${place(rank)}.`,
    level: (level) => `${labels.levels[level]} düzeyinde öğrenilir.`,
  },
  aspectPair: (imperfective, perfective) =>
    `Bunlar bir görünüş çifti: ${imperfective} bitmemişlik, ${perfective} bitmişlik bildirir.`,
  motionPair: (oneWay, manyWays) =>
    `Bunlar bir hareket fiili çifti: ${oneWay} tek yönde hareketi, ${manyWays} gidip gelmeyi, sık yapılan ya da genel olarak hareketi anlatır.`,
  insights: {
    use: 'Nasıl kullanılır',
    note: 'Bilmekte fayda var',
    style: 'Üslup',
    where: 'Nerede söylenir',
    opposites: 'Zıt anlamlılar',
    words: 'Kelime kelime',
  },
  aspect: {
    impf: 'bitmemişlik görünüşü',
    pf: 'bitmişlik görünüşü',
    both: 'bitmemişlik ve bitmişlik görünüşü',
  },
  relation: {
    similar: 'benzer kelime',
    opposite: 'zıt anlamlı',
    family: 'aynı kelime ailesinden',
    pair: 'görünüş çifti',
    motion: 'hareket fiili çiftinin öteki üyesi',
  },
  formOf: (form, word, label) =>
    `${form}, ${word} kelimesinin bir biçimidir${label === null ? '' : ` (${label})`}.`,
  unknownWords: (words) => `Kelime listemizde yok: ${words}.`,
  unknownText: (text) =>
    `Listedeki kelimeleri ve biçimlerini biliyorum; “${text}” bunların arasında yok, bu yüzden onunla ilgili bir şey söyleyemem.`,
  sentencePos: 'cümle',
  phrasePos: 'kalıp',
};
